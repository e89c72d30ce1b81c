import { adminTexts } from "../i18n/admin-texts.ts";
import type { Language } from "../i18n/language.ts";
import { lookUp } from "../i18n/text.ts";
import { columnsOf } from "./fields.ts";
import type { RecordKind } from "./record.ts";

/** The labels of columns outside React, for a message. */
export function fieldLabels(
	{ fields, labels }: Pick<RecordKind, "fields" | "labels">,
	names: string[],
	language: Language,
): string[] {
	const texts = [...adminTexts[language], ...adminTexts.de];
	const shown = columnsOf(fields).filter(({ name }) => names.includes(name));
	return [...new Set(shown.map(({ fieldName }) => lookUp(texts, labels, fieldName)))];
}
