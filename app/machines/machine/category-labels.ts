import type { Texts } from "../../foundation/i18n/texts.tsx";
import type { FieldLabels } from "../../content/field-labels.ts";

/** A category is stored as "main - subcategory"; both parts have a text. */
export function withCategory(words: FieldLabels, texts: Texts): FieldLabels {
	const names = texts.byKey("angebot");
	return {
		...words,
		value(name, stored, options) {
			// A draft may have none yet.
			if (name !== "category" || typeof stored !== "string" || stored === "") return words.value(name, stored, options);
			const parts = stored.split(" - ");
			return parts.map((part) => names(`category.${part}`)).join(", ");
		},
	};
}
