import { readNumber } from "./typed-number.ts";

/** Without a currency, smaller numbers are years, sizes or model numbers, and one before another word has a unit. */
const LEAST_WITHOUT_CURRENCY = 3000;
const LIMIT =
	/(?:^|\s)(unter|bis(?: zu)?|max\.?|under|up to|below|ab|über|from|over|above)\s+(€\s*)?(\d[\d.,' ]*\d|\d)(?:(\s*(?:€|eur|euro))(?=[\s,]|$)|(?=,|\s*$))/i;
const upwards = /^(ab|über|from|over|above)$/i;

/** What a search says of the price ("minibagger unter 20.000"): the words without it, and the limit in euros; null for nothing. */
export function typedPrice(q: string): { q: string; min: number | null; max: number | null } | null {
	const [said, word, before, digits, after] = LIMIT.exec(q) ?? [];
	const euros = digits === undefined ? null : readNumber(digits);
	if (said === undefined || euros === null || (!before && !after && euros < LEAST_WITHOUT_CURRENCY)) return null;
	const isLeast = upwards.test(word!);
	return { q: q.replace(said, " ").trim(), min: isLeast ? euros : null, max: isLeast ? null : euros };
}

/** The words of a search without what it says of the price. */
export const withoutPrice = (q: string) => typedPrice(q)?.q ?? q;
