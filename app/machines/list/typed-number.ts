import { groupedNumber } from "../../foundation/ui/plain-number.ts";

/** The number in a filter field, in any notation of `groupedNumber`. Null for others, with a sign and from 1e9. */
export function readNumber(typed: string): number | null {
	const number = groupedNumber(typed.trim(), 3);
	return number !== undefined && number < 1e9 && !typed.includes("-") ? number : null;
}

export function rounded(value: number, decimals: number): number {
	return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
