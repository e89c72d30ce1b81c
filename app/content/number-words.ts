import { type Language, localeOf } from "../foundation/i18n/language.ts";
import { groupedNumber, plainNumber } from "../foundation/ui/plain-number.ts";

/**
 * The numbers up to `highest` that a word may mean in a field with so many decimals: "145.900" is one as a price, but
 * "1.500" may mean two with three decimals. If all are too high, returns these.
 */
export function numberReadings(word: string, decimals: number, highest: number): number[] {
	const typed = word.replace(/(?:,(?:-{1,2}|–))?\s*€?\s*$/, "").trim();
	const longer = decimals === 3 && /[.,]\d{3}0$/.test(typed);
	const read = longer
		? [plainNumber(typed.slice(0, -1), decimals)]
		: [plainNumber(typed, decimals), groupedNumber(typed, decimals)];
	const found = [...new Set(read.filter((number) => number !== undefined))];
	const possible = found.filter((number) => number <= highest);
	return possible.length > 0 ? possible : found;
}

/** A number as a form's words keep it: "1234.5". A zero follows three decimals, so that they are no thousands. */
export function numberWord(value: number): string {
	const word = String(value);
	return /\.\d{3}$/.test(word) ? `${word}0` : word;
}

/** Such a word as a form shows it: "1.234,5". Any other text, such as "109.900", stays as it was typed. */
export function shownNumber(language: Language, word: string, { grouped = true, money = false } = {}): string {
	if (!/^\d{1,12}(\.(?!\d{3}$)\d+)?$/.test(word)) return word;
	const decimals = word.split(".")[1]?.length ?? 0;
	return Number(word).toLocaleString(localeOf(language), {
		useGrouping: grouped,
		minimumFractionDigits: money && decimals > 0 ? Math.max(2, decimals) : decimals,
		maximumFractionDigits: 20,
	});
}
