import { use } from "react";
import { type CollectionName, collectionNames } from "../../log/audit.ts";
import type { RecordLabels } from "../../log/use-record-labels.ts";
import { collections } from "./collections.ts";
import { useAllTexts, useLanguage } from "../../foundation/i18n/texts.tsx";
import { PeopleContext } from "../../office/frame/people.tsx";
import { fieldLabels } from "../../content/field-labels.ts";

/** For each collection: the name of a record, the address of its form, and the texts of its fields. */
export function useCollectionLabels(): Record<CollectionName, RecordLabels> {
	const language = useLanguage();
	const texts = useAllTexts();
	const people = use(PeopleContext);
	const wordsOf = (name: CollectionName): RecordLabels => {
		const record = collections[name];
		const kind = texts.byKey(record.texts)("list.one");
		return { ...fieldLabels(record, language, texts, people), kind, place: (id) => record.office.edit + id };
	};
	const words = collectionNames.map((name) => [name, wordsOf(name)]);
	return Object.fromEntries(words) as Record<CollectionName, RecordLabels>;
}
