import { use } from "react";
import { type CollectionName, collectionNames } from "../../log/audit.ts";
import type { RecordLabels } from "../../log/use-record-labels.ts";
import { collections } from "./collections.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { type Texts, useAllTexts, useLanguage } from "../../foundation/i18n/texts.tsx";
import type { Colleague } from "../../office/frame/people.server.ts";
import { PeopleContext } from "../../office/frame/people.tsx";
import { fieldLabels } from "../../content/field-labels.ts";

/** The labels and values of a collection's fields; no hook, so that an export can use it. */
export function collectionLabels(name: CollectionName, language: Language, texts: Texts, people: readonly Colleague[]) {
	return fieldLabels(collections[name], language, texts, people);
}

/** For each collection: the name of a record, the address of its form, and the texts of its fields. */
export function useCollectionLabels(): Record<CollectionName, RecordLabels> {
	const language = useLanguage();
	const texts = useAllTexts();
	const people = use(PeopleContext);
	const wordsOf = (name: CollectionName): RecordLabels => {
		const record = collections[name];
		const kind = texts.byKey(record.texts)("list.one");
		return { ...collectionLabels(name, language, texts, people), kind, place: (id) => record.office.edit + id };
	};
	const words = collectionNames.map((name) => [name, wordsOf(name)]);
	return Object.fromEntries(words) as Record<CollectionName, RecordLabels>;
}
