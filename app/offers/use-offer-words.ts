import { type Texts, useAllTexts } from "../i18n/texts.tsx";
import { type FieldWords, useFieldWords } from "../records/use-field-words.ts";
import { offerRecord } from "./offer-record.ts";

/** The labels and values of an offer's fields as text, including its category. */
export function useOfferWords(): FieldWords {
	return withCategory(useFieldWords(offerRecord), useAllTexts());
}

/** A category is stored as "main - subcategory"; both parts have a text. */
export function withCategory(words: FieldWords, texts: Texts): FieldWords {
	const names = texts.byKey("angebot");
	return {
		...words,
		value(name, stored, options) {
			if (name !== "category" || typeof stored !== "string") return words.value(name, stored, options);
			return stored
				.split(" - ")
				.map((part) => names(`category.${part}`))
				.join(", ");
		},
	};
}
