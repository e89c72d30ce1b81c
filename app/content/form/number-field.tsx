import type { ComponentProps } from "react";
import type { Language } from "../../foundation/i18n/language.ts";
import { useLanguage } from "../../foundation/i18n/texts.tsx";
import { TextField } from "../../foundation/ui/form/field.tsx";
import type { Field } from "../fields.ts";
import { numberReadings, shownNumber } from "../number-words.ts";

type NumberKind = Extract<Field, { kind: "money" | "measure" | "whole" }>;

/** A field with at most four digits may be a year, which has no thousands separator. */
const LARGEST_PLAIN = 9999;

/** Converts a number from a form's words (see `numberWord`) to the reader's notation. */
export function numberIn(language: Language, field: NumberKind, word: string): string {
	const shown = (grouped: boolean) => shownNumber(language, word, { money: field.kind === "money", grouped });
	if (field.kind !== "measure") return shown(field.kind === "money" || field.highest > LARGEST_PLAIN);
	const { scale, highest } = field;
	// The first in which the field knows thousands from decimals; the zero behind three decimals is for others.
	const notations = [shown(true), shown(false)].flatMap((one) => [one.replace(/([.,]\d{3})0$/, "$1"), one]);
	return notations.find((one) => numberReadings(one, Math.log10(scale), highest).length === 1) ?? shown(false);
}

/** A text input, since the mouse wheel would change a number input, and the server reads each language's notation. */
export function NumberField(props: ComponentProps<typeof TextField> & { field: NumberKind; defaultValue?: string }) {
	const { field, defaultValue = "", ...rest } = props;
	const language = useLanguage();
	return (
		<TextField
			inputMode={field.kind === "whole" ? "numeric" : "decimal"}
			autoComplete="off"
			defaultValue={numberIn(language, field, defaultValue)}
			{...rest}
		/>
	);
}
