import { readNumber } from "./typed-number.ts";

/** Without a currency, smaller numbers are years, sizes or model numbers, and one before another word has a unit. */
const LEAST_WITHOUT_CURRENCY = 3000;
const NUMBER = String.raw`(?:€\s*)?\d(?:[\d.,']*\d)?(?:\s\d{3})*`;
const THOUSAND = String.raw`\s*(?:tsd\.?|tausend|thousand|k)`;
const EURO = String.raw`\s*(?:€|euro?)`;
/** What follows is another part of the search, or nothing; after a currency it may be any word. */
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
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;
const upwards = /^(ab|über|from|over|above)$/i;

type Said = { q: string; min: number | null; max: number | null };

/**
 * What a search says of the price ("minibagger unter 20.000", "5 bis 20 tsd"): the words without it, and the limits in
 * euros; null for nothing.
 */
export function typedPrice(q: string): Said | null {
	const range = RANGE.exec(q);
	// "ab 2018 bis 100.000 €" begins with a year.
	const found = (range?.groups && YEAR.test(range.groups.low!) ? null : range) ?? LIMIT.exec(q);
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
