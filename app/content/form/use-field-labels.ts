import { useAllTexts, useLanguage } from "../../foundation/i18n/texts.tsx";
import { type FieldLabels, fieldLabels, type Labelled } from "../field-labels.ts";

/** The labels and values of a collection's fields, in the page's language. */
export function useFieldLabels(record: Labelled): FieldLabels {
	return fieldLabels(record, useLanguage(), useAllTexts());
}
