import type { Facet, ListFilter, RangeFilter, WordFilter } from "./list-filter.ts";
import { listFilters } from "./list-filters.ts";
import type { OfferFilter } from "./offer-filter.ts";
import { type Stock, wordKey } from "./stock.server.ts";

/** The offers that a search finds, by number, and what its hits are sorted by first; null without a search. */
export type Hits = ReadonlyMap<number, number> | null;

/** What a filter leaves of the stock. */
export type Selection = {
	/** The places of the offers, in the order of the list. */
	matching: number[];
	/** The places of those that one condition alone keeps out, by the name of that condition. */
	nearly: Map<string, number[]>;
};

const PRICE = "price";
/** Fewer machines with a value are no reason to ask for it. */
const FEWEST_WITH_VALUE = 2;
const MOST_OPTIONS = 60;

/** A condition; those with a name are counted without. */
type Condition = { name: string | null; holds: (place: number) => boolean };

export function select(stock: Stock, filter: OfferFilter, hits: Hits): Selection {
	const conditions = conditionsOf(stock, filter, hits);
	const matching: number[] = [];
	const nearly = new Map<string, number[]>();
	for (const { name } of conditions) if (name !== null) nearly.set(name, []);
	for (const place of stock.orders[filter.sort]) {
		const failed = failedAlone(conditions, place);
		if (failed === undefined) matching.push(place);
		else if (failed !== null) nearly.get(failed)!.push(place);
	}
	if (hits) matching.sort((a, b) => hits.get(stock.rows[a]!.nr)! - hits.get(stock.rows[b]!.nr)!);
	return { matching, nearly };
}

/** The name of the only condition that does not hold; undefined if all hold, null otherwise. */
function failedAlone(conditions: readonly Condition[], place: number): string | null | undefined {
	let failed: string | undefined;
	for (const { name, holds } of conditions) {
		if (holds(place)) continue;
		if (name === null || failed !== undefined) return null;
		failed = name;
	}
	return failed;
}

function conditionsOf(stock: Stock, filter: OfferFilter, hits: Hits): Condition[] {
	const { rows } = stock;
	const conditions: Condition[] = [];
	const must = (name: string | null, holds: Condition["holds"]) => void conditions.push({ name, holds });
	if (filter.type !== "alle") must(null, (place) => rows[place]!.type === filter.type);
	if (filter.category) must(null, (place) => rows[place]!.main_category === filter.category);
	if (filter.subs.length > 0)
		must(null, (place) => (filter.subs as (string | null)[]).includes(rows[place]!.subcategory));
	if (filter.condition !== "alle") must(null, (place) => rows[place]!.condition === filter.condition);
	if (hits) must(null, (place) => hits.has(rows[place]!.nr));
	if (filter.min !== null || filter.max !== null || !filter.onRequest) {
		const [lowest, highest] = [(filter.min ?? 0) * 100, (filter.max ?? Infinity) * 100];
		must(PRICE, (place) => {
			const price = rows[place]!.list_price;
			return price === null ? filter.onRequest : price >= lowest && price <= highest;
		});
	}
	for (const known of listFilters) {
		const holds = known.kind === "range" ? within(stock, known, filter) : hasWord(stock, known, filter);
		if (holds) must(known.name, holds);
	}
	return conditions;
}

function within(stock: Stock, known: RangeFilter, { limits }: OfferFilter): Condition["holds"] | undefined {
	const [min, max] = [limits[`${known.name}_min`], limits[`${known.name}_max`]];
	if (min === undefined && max === undefined) return undefined;
	const numbers = stock.numbers.get(known)!;
	const [lowest, highest] = [Math.round((min ?? -Infinity) * known.scale), Math.round((max ?? Infinity) * known.scale)];
	// Nothing compares with what is not a number.
	return (place) => numbers[place]! >= lowest && numbers[place]! <= highest;
}

function hasWord(stock: Stock, known: WordFilter, { words }: OfferFilter): Condition["holds"] | undefined {
	const asked = words[known.name];
	if (!asked) return undefined;
	const column = stock.words.get(known)!;
	const places = asked.map((word) => column.places.get(wordKey(word)));
	return (place) => column.of[place]!.some((word) => places.includes(word));
}

/** How many offers without a price there are among those that match but for the price. */
export function countOnRequest({ rows }: Stock, { matching, nearly }: Selection): number {
	return [matching, nearly.get(PRICE) ?? []].reduce(
		(sum, places) => sum + places.filter((place) => rows[place]!.list_price === null).length,
		0,
	);
}

/** The filters that are worth asking for, each counted as if it alone were not set, and those that are set. */
export function facetsOf(stock: Stock, filter: OfferFilter, selection: Selection): Facet[] {
	return listFilters.flatMap((known): Facet[] => {
		const isSet = known.name in filter.words || ["min", "max"].some((end) => `${known.name}_${end}` in filter.limits);
		const isShown = !known.categories || (filter.category && known.categories.includes(filter.category));
		if (!isShown && !isSet) return [];
		const places = [selection.matching, selection.nearly.get(known.name) ?? []];
		const facet = known.kind === "range" ? rangeFacet(stock, known, places) : wordFacet(stock, known, places, filter);
		return isSet || facet.count >= FEWEST_WITH_VALUE ? [facet] : [];
	});
}

function rangeFacet(stock: Stock, known: RangeFilter, places: number[][]): Facet {
	const numbers = stock.numbers.get(known)!;
	let [count, lowest, highest] = [0, Infinity, -Infinity];
	for (const some of places) {
		for (const place of some) {
			const value = numbers[place]!;
			if (Number.isNaN(value)) continue;
			count++;
			if (value < lowest) lowest = value;
			if (value > highest) highest = value;
		}
	}
	return { ...known, count, lowest: count ? lowest / known.scale : 0, highest: count ? highest / known.scale : 0 };
}

function wordFacet(stock: Stock, known: WordFilter, places: number[][], filter: OfferFilter): Facet {
	const column = stock.words.get(known)!;
	const counts = new Int32Array(column.words.length);
	let count = 0;
	for (const some of places) {
		for (const place of some) {
			const has = column.of[place]!;
			if (has.length > 0) count++;
			for (const word of has) counts[word]!++;
		}
	}
	const set = filter.words[known.name] ?? [];
	const inStock = column.words
		.map((word, index) => ({ word, count: counts[index]! }))
		.filter(({ word, count }) => count > 0 || set.includes(word));
	const gone = set.filter((word) => !column.places.has(wordKey(word))).map((word) => ({ word, count: 0 }));
	return { ...known, count, options: inOrder([...inStock, ...gone], known).slice(0, MOST_OPTIONS) };
}

type Option = { word: string; count: number };

/** Known words in the order of their table; others by how often they are there, then by the alphabet. */
function inOrder(options: Option[], { words }: WordFilter): Option[] {
	return options.sort((a, b) =>
		words ? words.indexOf(a.word) - words.indexOf(b.word) : b.count - a.count || a.word.localeCompare(b.word, "de"),
	);
}

/** The filter with the words in it spelled as the stock has them, so that pages know them again. */
export function spelledAsInStock(stock: Stock, filter: OfferFilter): OfferFilter {
	const spelled = (known: ListFilter, asked: readonly string[]) => {
		const column = stock.words.get(known)!;
		return [...new Set(asked.map((word) => column.words[column.places.get(wordKey(word)) ?? -1] ?? word))];
	};
	const words = listFilters.flatMap((known) => {
		const asked = filter.words[known.name];
		return asked ? [[known.name, spelled(known, asked)] as const] : [];
	});
	return { ...filter, words: Object.fromEntries(words) };
}
