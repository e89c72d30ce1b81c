import { groupedNumber } from "../../foundation/ui/plain-number.ts";

/** The range of a number field. `unit` is the key of its unit's text. */
export type AmountRange = { lowest: number; highest: number; decimals: number; unit: string };

export type AmountError = "number" | "range";

/** The number in a field; null if empty. */
export function readAmount(word: string | null, range: AmountRange): number | null | AmountError {
	const typed = word?.trim() ?? "";
	if (typed === "") return null;
	const value = groupedNumber(typed, range.decimals);
	if (value === undefined) return "number";
	return value >= range.lowest && value <= range.highest ? value : "range";
}

export type Amounts = Readonly<Record<string, AmountRange>>;

/** The numbers of a form. An invalid field counts as empty, so nothing is computed from it. */
export function readAmounts<T extends Amounts>(amounts: T, word: (name: keyof T & string) => string | null) {
	const errors: Record<string, AmountError> = {};
	const values = {} as Record<keyof T & string, number | null>;
	for (const name of Object.keys(amounts) as (keyof T & string)[]) {
		const read = readAmount(word(name), amounts[name]!);
		values[name] = typeof read === "string" ? null : read;
		if (typeof read === "string") errors[name] = read;
	}
	return { values, errors };
}
