import { useAllTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import type { CustomList } from "./record-list.ts";
import type { RecordKind } from "../record.ts";
import { useFieldLabels } from "../form/use-field-labels.ts";

/** The names of a list's filters and of their words, and of its columns. */
export function useListLabels(record: RecordKind, custom: CustomList) {
	const field = useFieldLabels(record);
	const listing = useTextsByKey("listing");
	const texts = useAllTexts();
	return {
		action: (word: string) => texts.byKey("bulk")(`action.${word}`) + (["price", "set"].includes(word) ? " …" : ""),
		label: (name: string) => field.label(name) ?? listing(name),
		word(name: string, word: string): string {
			const states = { namespace: "recordStates", prefix: "state." } as const;
			const own = name === "state" ? states : custom.filterTexts?.[name];
			if (own) {
				const text = texts.byKey(own.namespace);
				// The word of a subcategory has its category before it.
				const parts = word.split(" - ");
				return parts.map((part) => text(own.prefix + part)).join(", ");
			}
			const isYesNo = record.fields[name]?.kind === "yesNo";
			return field.value(name, isYesNo ? word === "true" : word) ?? word;
		},
	};
}
