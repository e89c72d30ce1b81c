import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { fieldAttributes, FieldFrame, type FieldProps, inputLook } from "../../foundation/ui/form/field.tsx";
import type { AmountRange, AmountError } from "./amount.ts";

type Props = FieldProps & { name: string; unit: AmountRange["unit"]; value: string | undefined };

/** A number with its unit. Accepts any notation, so it is a text field that opens the number pad. */
export function AmountField({ unit, value, ...frame }: Props) {
	const words = useTextsByKey("auswahl")(`unit.${unit}`);
	return (
		<FieldFrame
			{...frame}
			label={
				<>
					{frame.label}
					<span className="sr-only"> ({words})</span>
				</>
			}
		>
			<span className="flex items-center gap-2">
				<input
					{...fieldAttributes(frame)}
					defaultValue={value}
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					className={`${inputLook} min-h-11 min-w-0`}
				/>
				<span aria-hidden className="shrink-0 text-muted">
					{words}
				</span>
			</span>
		</FieldFrame>
	);
}

export function useAmountError(): (error: AmountError, label: string, amount: AmountRange) => string {
	const t = useTexts("auswahl");
	const language = useLanguage();
	const write = (value: number) => number(language, value, 2);
	return (error, label, { lowest, highest }) =>
		error === "number"
			? t("error.number", { label, example: write(Math.min(highest, Math.max(lowest, 10) * 2)) })
			: t("error.range", { label, lowest: write(lowest), highest: write(highest) });
}
