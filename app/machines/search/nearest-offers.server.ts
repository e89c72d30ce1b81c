import type { Language } from "../../foundation/i18n/language.ts";
import { type OfferCard, otherTypeOf } from "../offer.ts";
import { chooseType } from "../list/change-filter.ts";
import { type OfferFilter, resetFilter } from "../list/list-address.ts";
import { isName } from "./find-machines.server.ts";
import type { RankedMachines } from "./machine-index.server.ts";
import { searchMachines } from "./machine-search.server.ts";
import { asOnePiece } from "./search-pieces.server.ts";
import { offerDictionary } from "./word-groups.server.ts";
import { cardsOf, countOffers, filtersWorthDropping } from "../list/offer-list.server.ts";
import { type Hits, nearest } from "../list/selection.server.ts";
import { searchedWords } from "../list/search-grammar.ts";
import { currentStock, type StockRow } from "../list/stock.server.ts";

const MOST_NEAREST = 6;
const MOST_WORDS = 4;
/** Joins machines of two kinds: "Haldenband und Brecher". */
const AND = /\s*(?:[+,&]|\s(?:und|and)\s)\s*/i;
const MOST_PARTS = 3;
/** Shorter ends of words occur in too many. */
const SHORTEST_END = 4;

/** The next steps that a list without hits offers. */
export type ListHelp = {
	/** The active filters whose removal brings hits, and how many. */
	worthDropping: { index: number; count: number }[];
	/** The number of matches in the other list, for hire or for sale. */
	elsewhere: number;
	nearest: OfferCard[];
	/** Even without filters nothing would match. */
	isEmpty: boolean;
};

export const noHelp: ListHelp = { worthDropping: [], elsewhere: 0, nearest: [], isEmpty: false };

export async function helpWithoutHits(
	filter: OfferFilter,
	language: Language,
	reader: { forStaff: boolean },
): Promise<ListHelp> {
	const worthDropping = await filtersWorthDropping(filter, reader);
	return {
		worthDropping,
		elsewhere: filter.type === "alle" ? 0 : await countOffers(chooseType(filter, otherTypeOf[filter.type])),
		nearest: await nearestOffers(filter, language, reader),
		isEmpty: worthDropping.length === 0 && (await countOffers(resetFilter(filter))) === 0,
	};
}

/**
 * For a list without hits: the closest machines, then those of the other offer type. All are of the categories that the
 * search names, one for each part around an "and", else of the closest one's. The words of the search are dropped last.
 */
export async function nearestOffers(filter: OfferFilter, language: Language, reader: { forStaff?: boolean } = {}) {
	const stock = await currentStock(reader);
	const all = await searchMachines(filter.q);
	const parts = all?.size === 0 ? filter.q.split(AND, MOST_PARTS).map((part) => wordsOf(searchedWords(part))) : [];
	const hitsOfParts = await Promise.all(parts.map((words) => Promise.all(words.map(hitsOfWord))));
	const inTurn = all?.size === 0 ? hitsOfSome(hitsOfParts.flat()) : [all];
	const ofKind: OfferFilter = { ...filter, condition: "alle", subs: [] };
	const steps = [filter, { ...filter, condition: "alle" as const }, ofKind];
	if (filter.type !== "alle") steps.push(chooseType(ofKind, otherTypeOf[filter.type]));
	const found = inTurn.flatMap((hits) => steps.flatMap((wider) => nearest(stock, wider, hits)));
	if (filter.category) found.push(...nearest(stock, ofKind, null));
	const named = hitsOfParts.map((hits) => categoryNamed(hits, stock.rows)).filter((one) => one !== undefined);
	const sought = filter.category ? [filter.category] : named;
	const categories = sought.length > 0 ? sought : [found[0]?.main_category];
	const nrs = new Set(found.filter((row) => categories.includes(row.main_category)).map(({ nr }) => nr));
	return cardsOf([...nrs].slice(0, MOST_NEAREST), language);
}

function wordsOf(q: string): string[] {
	const words = q.split(/\s+/).filter((word) => word.length > 1);
	return [...new Set(words)].slice(0, MOST_WORDS);
}

/** The hits of a word; of an unknown one such as "Elektrobagger", those of the known word at its end. */
async function hitsOfWord(word: string): Promise<RankedMachines> {
	const hits = await searchMachines(word);
	if (hits && hits.size > 0) return hits;
	const [dictionary, key] = [await offerDictionary(), asOnePiece(word)];
	const ends = Array.from({ length: Math.max(0, key.length - SHORTEST_END) }, (_, at) => key.slice(at + 1));
	const known = ends.find((end) => dictionary.has(end));
	return (known === undefined ? null : await searchMachines(known)) ?? new Map();
}

/** The category that a word names, such as "Teleskoplader"; of several such words, that for most machines. */
function categoryNamed(hitsOfWords: readonly RankedMachines[], rows: readonly StockRow[]): string | undefined {
	const named = hitsOfWords
		.map((hits) => rows.filter(({ nr }) => hits.has(nr) && isName(hits.get(nr)!)))
		.filter((some) => new Set(some.map((row) => row.main_category)).size === 1);
	return named.sort((a, b) => b.length - a.length)[0]?.[0]!.main_category;
}

/** The offers with most of the words, then those with fewer. */
function hitsOfSome(hitsOfWords: readonly RankedMachines[]): Hits[] {
	const counts = new Map<number, number>();
	for (const hits of hitsOfWords) for (const nr of hits.keys()) counts.set(nr, (counts.get(nr) ?? 0) + 1);
	const inTurn = [...new Set(counts.values())].sort((a, b) => b - a);
	return inTurn.map((count) => new Map([...counts].filter(([, one]) => one === count).map(([nr]) => [nr, 0])));
}
