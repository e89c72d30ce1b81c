import type { Language } from "../foundation/i18n/language.ts";
import { textsIn } from "../foundation/i18n/texts.server.ts";
import { columnsOf } from "./fields.ts";
import type { RecordKind } from "./record.ts";

export function labelsOfFields(
	{ fields, labels }: Pick<RecordKind, "fields" | "labels">,
	names: string[],
	language: Language,
): string[] {
	const text = textsIn(language).byKey(labels);
	const shown = columnsOf(fields).filter(({ name }) => names.includes(name));
	return [...new Set(shown.map(({ fieldName }) => text(fieldName)))];
}
