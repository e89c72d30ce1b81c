import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { type FieldProps, TextField } from "../../foundation/ui/form/field.tsx";
import type { AmountRange, AmountError } from "./amount.ts";

type Props = FieldProps & { unit: AmountRange["unit"]; defaultValue?: string };

/** A number with its unit. Accepts any notation, so it is a text field that opens the number pad. */
export function AmountField({ unit, ...field }: Props) {
	const t = useTextsByKey("auswahl");
	return <TextField {...field} aside={t(`unit.${unit}`)} inputMode="decimal" autoComplete="off" maxLength={20} />;
}

export function useAmountError(): (error: AmountError, label: string, amount: AmountRange) => string {
	const t = useTexts("auswahl");
	const language = useLanguage();
	const write = (value: number) => number(language, value, 2);
	return (error, label, { lowest, highest, example = Math.min(highest, Math.max(lowest, 10) * 2) }) =>
		error === "number"
			? t("error.number", { label, example: write(example) })
			: t("error.range", { label, lowest: write(lowest), highest: write(highest) });
}
