import { groupedNumber } from "../../foundation/ui/plain-number.ts";

/** An amount with thousands and a currency, as people type prices: "150 000 €", "150k". */
const AMOUNT = /^(?<amount>.*?)\s*(?<thousand>k|tsd\.?)?\s*(?:€|euro?)?$/i;

/** The number in a filter field, in any notation of `groupedNumber`. Null for others, with a sign and from 1e9. */
export function readNumber(typed: string): number | null {
	const { amount = "", thousand } = AMOUNT.exec(typed.trim())?.groups ?? {};
	const number = (groupedNumber(amount, 3) ?? NaN) * (thousand ? 1000 : 1);
	return number < 1e9 && !typed.includes("-") ? number : null;
}

export function rounded(value: number, decimals: number): number {
	return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
