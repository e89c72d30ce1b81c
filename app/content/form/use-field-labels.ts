import { useAllTexts, useLanguage } from "../../foundation/i18n/texts.tsx";
import { use } from "react";
import { PeopleContext } from "../../office/frame/people.tsx";
import { type FieldLabels, fieldLabels, type Labelled } from "../field-labels.ts";

export function useFieldLabels(record: Labelled): FieldLabels {
	return fieldLabels(record, useLanguage(), useAllTexts(), use(PeopleContext));
}
