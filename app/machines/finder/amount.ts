import { groupedNumber } from "../../foundation/ui/plain-number.ts";

/** The range of a number field. `unit` is the key of its unit's text; `example` is what an error names. */
export type AmountRange = { lowest: number; highest: number; decimals: number; unit: string; example?: number };

export type AmountError = "number" | "range";

export type Amounts = Readonly<Record<string, AmountRange>>;

/** The numbers of a form. An invalid field counts as empty, so nothing is computed from it. */
export function readAmounts<T extends Amounts>(amounts: T, word: (name: keyof T & string) => string | null) {
	const errors: Record<string, AmountError> = {};
	const values = {} as Record<keyof T & string, number | null>;
	for (const name of Object.keys(amounts) as (keyof T & string)[]) {
		const { lowest, highest, decimals } = amounts[name]!;
		// "0/45" ends at 45, and a price may have its currency.
		const typed = (word(name)?.trim() ?? "").replace(/^0 ?\/ ?|^(€|EUR) ?| ?(€|EUR)$/giu, "");
		const value = groupedNumber(typed, decimals);
		const isValid = value !== undefined && value >= lowest && value <= highest;
		values[name] = isValid ? value : null;
		if (!isValid && typed !== "") errors[name] = value === undefined ? "number" : "range";
	}
	return { values, errors };
}
