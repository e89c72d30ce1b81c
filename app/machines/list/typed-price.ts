import { readNumber } from "./typed-number.ts";

/**
 * Without a currency, smaller numbers are years, sizes or model numbers, and a number before another word has a unit.
 */
const LEAST_WITHOUT_CURRENCY = 3000;
const NUMBER = String.raw`(?:€\s*)?\d(?:[\d.,']*\d)?(?:\s\d{3})*`;
const THOUSAND = String.raw`\s*(?:tsd\.?|tausend|thousand|k)`;
const EURO = String.raw`\s*(?:€|euro?)`;
/** The rest of the search, or nothing, must follow; after a currency, any word may. */
const END = String.raw`(?=,|\s*$)`;
const amount = (name: string) => `(?<${name}>${NUMBER})(?<${name}Thousand>${THOUSAND})?`;
const RANGE = new RegExp(
	String.raw`(?:^|\s)(?:(?:von|zwischen|from|between)\s+)?${amount("low")}(?:${EURO})?\s*(?:bis|und|to|and|-|–)\s*${amount("high")}(?:(?<euro>${EURO})(?=[\s,]|$)|${END})`,
	"i",
);
const LIMIT = new RegExp(
	String.raw`(?:^|\s)(?<word>unter|bis(?: zu)?|max\.?|under|up to|below|ab|über|from|over|above)\s+${amount("high")}(?:(?<euro>${EURO})(?=[\s,]|$)|${END})`,
	"i",
);
const upwards = /^(ab|über|from|over|above)$/i;

type Said = { q: string; min: number | null; max: number | null };

/**
 * Reads the price in a search ("minibagger unter 20.000", "5 bis 20 tsd"): the remaining words, and the limits in
 * euros; null without a price.
 */
export function typedPrice(q: string): Said | null {
	const found = RANGE.exec(q) ?? LIMIT.exec(q);
	if (!found?.groups) return null;
	const { word, low, lowThousand, high, highThousand, euro } = found.groups;
	const isSure = Boolean(euro || lowThousand || highThousand || /€/.test(found[0]));
	const euros = (typed: string | undefined, isThousand: boolean) => {
		const value = typed === undefined ? null : readNumber(typed.replace("€", "").trim());
		if (value === null || (!isSure && value < LEAST_WITHOUT_CURRENCY)) return null;
		return isThousand ? value * 1000 : value;
	};
	const most = euros(high, Boolean(highThousand));
	// "5 bis 20 tsd" means thousands both times.
	const least = euros(low, Boolean(lowThousand ?? highThousand));
	if (most === null || (low !== undefined && least === null)) return null;
	const isLeast = word !== undefined && upwards.test(word);
	return { q: q.replace(found[0], " ").trim(), min: isLeast ? most : least, max: isLeast ? null : most };
}

export const withoutPrice = (q: string) => typedPrice(q)?.q ?? q;
