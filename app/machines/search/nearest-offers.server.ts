import type { Language } from "../../foundation/i18n/language.ts";
import { activeFilters } from "../list/change-filter.ts";
import type { OfferCard, OfferType } from "../offer.ts";
import { type OfferFilter, resetFilter, type Sort } from "../list/list-address.ts";
import { searchMachines } from "./machine-search.server.ts";
import { cardsOf, countOffers, filtersWorthDropping } from "../list/offer-list.server.ts";
import { type Hits, select } from "../list/selection.server.ts";
import { withoutSizes } from "../list/typed-size.ts";
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
 * For a list without hits: the closest machines. First come those of the other offer type, then those found by dropping
 * one filter after another, nearest price first. The search words are dropped last, and the category only if nothing is
 * found within it.
 */
export async function nearestOffers(
	filter: OfferFilter,
	language: Language,
	reader: { forStaff?: boolean } = {},
): Promise<OfferCard[]> {
	const stock = await currentStock(reader);
	const all = await searchMachines(filter.q);
	const nearest = new Set<number>();
	const add = (wider: OfferFilter, hits: Hits) => {
		for (const { nr } of select(stock, wider, hits).matching) if (nearest.size < MOST_NEAREST) nearest.add(nr);
	};
	// Prices of the two types do not compare.
	if (filter.type !== "alle") add(inOtherList(filter, filter.type), all);
	let wider = { ...filter, sort: nearestPrice(filter) };
	for (let dropped = lastOf(wider); dropped; dropped = lastOf(wider)) {
		wider = dropped.without;
		add(wider, all);
	}
	add({ ...wider, type: "alle" }, all);
	if (filter.q !== "" && nearest.size < MOST_NEAREST) {
		const some = await hitsOfSome(wordsOf(withoutSizes(filter.q)));
		add(wider, some);
		if (wider.category) add({ ...wider, q: "" }, null);
		if (nearest.size === 0) add({ ...wider, category: null, type: "alle" }, some);
	}
	return cardsOf([...nearest], language);
}

const otherType = { kauf: "miete", miete: "kauf" } as const;

/** The same search among machines of the other type, without price limits, since its prices are on another scale. */
function inOtherList(filter: OfferFilter, type: OfferType): OfferFilter {
	return { ...filter, type: otherType[type], min: null, max: null };
}

/** Above a highest price, the cheapest is nearest; below a lowest one, the dearest. */
function nearestPrice({ min, max, sort }: OfferFilter): Sort {
	if (max !== null) return "price-asc";
	return min === null ? sort : "price-desc";
}

/** The next filter to drop: the last one set, except search and category. */
function lastOf(filter: OfferFilter) {
	return activeFilters(filter).findLast(({ kind }) => kind !== "q" && kind !== "category");
}

function wordsOf(q: string): string[] {
	const words = q.split(/\s+/).filter((word) => word.length > 1);
	return [...new Set(words)].slice(0, MOST_WORDS);
}

/** Offers with any of the words, those with most of them first. */
async function hitsOfSome(words: readonly string[]): Promise<Hits> {
	const counts = new Map<number, number>();
	for (const word of words)
		for (const nr of (await searchMachines(word))?.keys() ?? []) counts.set(nr, (counts.get(nr) ?? 0) - 1);
	return counts;
}
