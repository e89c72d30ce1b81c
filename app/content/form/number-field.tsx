import type { ComponentProps } from "react";
import { useLanguage } from "../../foundation/i18n/texts.tsx";
import { TextField } from "../../foundation/ui/form/field.tsx";
import type { Field } from "../fields.ts";
import { numberReadings, shownNumber } from "../number-words.ts";

type NumberKind = Extract<Field, { kind: "money" | "measure" | "whole" }>;

/** Four digits and fewer may be a year, which has no thousands. */
const LARGEST_PLAIN = 9999;

/** A number as a form shows it and takes it, in the reader's language: `word` is the number as the form's words have it. */
export function numberIn(language: Parameters<typeof shownNumber>[0], field: NumberKind, word: string): string {
	const money = field.kind === "money";
	const shown = shownNumber(language, word, { money });
	const isPlain = field.kind === "whole" ? field.highest <= LARGEST_PLAIN : !money && isDoubtful(shown, field);
	return isPlain ? shownNumber(language, word, { money, grouped: false }) : shown;
}

/** Whether the field would ask what is meant: thousands or decimals. */
const isDoubtful = (shown: string, { scale, highest }: Extract<NumberKind, { kind: "measure" }>) =>
	numberReadings(shown, Math.log10(scale), highest).length !== 1;

/** An input for a number. It is a text: the wheel does not turn it, and the server reads what each language writes. */
export function NumberField({
	field,
	defaultValue = "",
	...rest
}: ComponentProps<typeof TextField> & { field: NumberKind; defaultValue?: string }) {
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
