import { type CollectionName, collectionNames } from "./audit-log/audit.ts";
import type { RecordWords } from "./audit-log/use-record-words.ts";
import { collections } from "./collections.ts";
import type { Language } from "./i18n/language.ts";
import { type Texts, useAllTexts, useLanguage } from "./i18n/texts.tsx";
import { withCategory } from "./offers/category-words.ts";
import { type FieldWords, fieldWords } from "./records/worded-fields.ts";

/** Collections that adapt the texts of their fields. */
const customWords: Partial<Record<CollectionName, (words: FieldWords, texts: Texts) => FieldWords>> = {
	offer: withCategory,
};

/** The labels and values of a collection's fields; no hook, so that an export can use it. */
export function collectionWords(name: CollectionName, language: Language, texts: Texts): FieldWords {
	const words = fieldWords(collections[name], language, texts);
	return customWords[name]?.(words, texts) ?? words;
}

/** For each collection: the name of a record, the address of its form, and the texts of its fields. */
export function useCollectionWords(): Record<CollectionName, RecordWords> {
	const language = useLanguage();
	const texts = useAllTexts();
	const wordsOf = (name: CollectionName): RecordWords => {
		const record = collections[name];
		const kind = texts.byKey(record.texts)("list.one");
		return { ...collectionWords(name, language, texts), kind, place: (id) => record.office.edit + id };
	};
	const words = collectionNames.map((name) => [name, wordsOf(name)]);
	return Object.fromEntries(words) as Record<CollectionName, RecordWords>;
}
