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
	const money = field.kind === "money";
	const shown = shownNumber(language, word, { money });
	const isPlain = field.kind === "whole" ? field.highest <= LARGEST_PLAIN : !money && isDoubtful(shown, field);
	return isPlain ? shownNumber(language, word, { money, grouped: false }) : shown;
}

/** Whether the field would not know if thousands or decimals are meant. */
const isDoubtful = (shown: string, { scale, highest }: Extract<NumberKind, { kind: "measure" }>) =>
	numberReadings(shown, Math.log10(scale), highest).length !== 1;

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
