import { useAllTexts, useTextsByKey } from "../i18n/texts.tsx";
import { LACKS } from "./record-list.ts";
import type { CustomList } from "./custom-list.ts";
import type { RecordKind } from "./record.ts";
import { useFieldWords } from "./use-field-words.ts";

const states: NonNullable<CustomList["filterTexts"]>[string] = { namespace: "recordStates", prefix: "state." };

/** The names of a list's filters and of their words, and of its columns. */
export function useFilterWords(record: RecordKind, custom: CustomList) {
	const field = useFieldWords(record);
	const listing = useTextsByKey("listing");
	const texts = useAllTexts();
	return {
		/** The name of a column or a filter. */
		label: (name: string) => field.label(name) ?? listing(name),
		word(name: string, word: string): string {
			if (name === LACKS) return listing(`lacks.${word}`);
			const own = name === "state" ? states : custom.filterTexts?.[name];
			if (own) return texts.byKey(own.namespace)(own.prefix + word);
			const isYesNo = record.fields[name]?.kind === "yesNo";
			return field.value(name, isYesNo ? word === "true" : word) ?? word;
		},
	};
}
