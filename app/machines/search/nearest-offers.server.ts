import type { Language } from "../../foundation/i18n/language.ts";
import type { OfferCard, OfferType } from "../offer.ts";
import { type OfferFilter, resetFilter } from "../list/list-address.ts";
import { searchMachines } from "./machine-search.server.ts";
import { cardsOf, countOffers, filtersWorthDropping } from "../list/offer-list.server.ts";
import { type Hits, nearest } from "../list/selection.server.ts";
import { searchedWords } from "../list/search-grammar.ts";
import { currentStock } from "../list/stock.server.ts";

const MOST_NEAREST = 6;
const MOST_WORDS = 8;

/** The next steps that a list without hits offers. */
export type ListHelp = {
	/** The active filters whose removal brings hits, and how many. */
	worthDropping: { index: number; count: number }[];
	/** The number of matches in the other list, for hire or for sale. */
	elsewhere: number;
	/** The closest machines. */
	nearest: OfferCard[];
	/** Nothing would match without filters either. */
	isEmpty: boolean;
};

export const noHelp: ListHelp = { worthDropping: [], elsewhere: 0, nearest: [], isEmpty: false };

export async function helpWithoutHits(
	filter: OfferFilter,
	language: Language,
	reader: { forStaff: boolean },
): Promise<ListHelp> {
	const { type } = filter;
	const worthDropping = await filtersWorthDropping(filter, reader);
	return {
		worthDropping,
		elsewhere: type === "alle" ? 0 : await countOffers(inOtherList(filter, type)),
		nearest: await nearestOffers(filter, language, reader),
		isEmpty: worthDropping.length === 0 && (await countOffers(resetFilter(filter))) === 0,
	};
}

/**
 * For a list without hits: the closest machines of the sought kind, then those of the other offer type, and never
 * machines of another category than the first. The search words are dropped last.
 */
export async function nearestOffers(
	filter: OfferFilter,
	language: Language,
	reader: { forStaff?: boolean } = {},
): Promise<OfferCard[]> {
	const stock = await currentStock(reader);
	const all = await searchMachines(filter.q);
	const inTurn = all?.size === 0 ? await hitsOfSome(wordsOf(searchedWords(filter.q))) : [all];
	const ofKind: OfferFilter = { ...filter, condition: "alle", subs: [] };
	const steps = [filter, { ...filter, condition: "alle" as const }, ofKind];
	if (filter.type !== "alle") steps.push(inOtherList(ofKind, filter.type));
	const found = inTurn.flatMap((hits) => steps.flatMap((wider) => nearest(stock, wider, hits)));
	if (filter.category) found.push(...nearest(stock, ofKind, null));
	const category = found[0]?.main_category;
	const nrs = new Set(found.filter((row) => row.main_category === category).map(({ nr }) => nr));
	return cardsOf([...nrs].slice(0, MOST_NEAREST), language);
}

const otherType = { kauf: "miete", miete: "kauf" } as const;

/** The same search among machines of the other type, without price limits, since its prices are on another scale. */
function inOtherList(filter: OfferFilter, type: OfferType): OfferFilter {
	return { ...filter, type: otherType[type], min: null, max: null };
}

function wordsOf(q: string): string[] {
	const words = q.split(/\s+/).filter((word) => word.length > 1);
	return [...new Set(words)].slice(0, MOST_WORDS);
}

/** The offers that have some of the words: those with most of them, then those with fewer. */
async function hitsOfSome(words: readonly string[]): Promise<Hits[]> {
	const counts = new Map<number, number>();
	for (const word of words)
		for (const nr of (await searchMachines(word))?.keys() ?? []) counts.set(nr, (counts.get(nr) ?? 0) + 1);
	const inTurn = [...new Set(counts.values())].sort((a, b) => b - a);
	return inTurn.map((count) => new Map([...counts].filter(([, one]) => one === count).map(([nr]) => [nr, 0])));
}
