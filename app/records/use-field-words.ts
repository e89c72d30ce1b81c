import { useAllTexts, useLanguage } from "../i18n/texts.tsx";
import { type FieldWords, fieldWords, type Labelled } from "./worded-fields.ts";

/** The labels and values of a collection's fields, in the page's language. */
export function useFieldWords(record: Labelled): FieldWords {
	return fieldWords(record, useLanguage(), useAllTexts());
}
