import { defaultLanguage, type Language } from "../../i18n/language.ts";
import { labelledFilters } from "./labelled-filters.server.ts";
import { listFilters } from "./known-filters.ts";
import {
	type Facet,
	isAmong,
	type ListFilter,
	parametersOf,
	type RangeFilter,
	type ChoiceFilter,
} from "./filter-kinds.ts";
import type { OfferFilter } from "./list-address.ts";
import type { Hits, Stock } from "./stock.server.ts";
import type { ChoiceColumn } from "./stock-columns.server.ts";
import { isSizeOf, sizesIn, type TypedSize } from "./typed-size.ts";

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
	for (const place of stock.order(filter.sort)) {
		const failed = failedAlone(conditions, place);
		if (failed === undefined) matching.push(place);
		else if (failed !== null) nearly.get(failed)!.push(place);
	}
	const keys = sortKeys(stock, filter, hits);
	for (const key of keys.toReversed()) {
		const keyOf = new Map(matching.map((place) => [place, key(place)]));
		matching.sort((a, b) => keyOf.get(a)! - keyOf.get(b)!);
	}
	return { matching, nearly };
}

/** What matters more than the order of the list, the most important first. */
function sortKeys(stock: Stock, filter: OfferFilter, hits: Hits): ((place: number) => number)[] {
	const { q, sort, min, max } = filter;
	const keys: ((place: number) => number)[] = [];
	// Whoever names a price sees first what has one.
	if (min !== null || max !== null) keys.push((place) => (stock.rows[place]!.list_price === null ? 1 : 0));
	// Whoever sorts by price wants the cheapest first, whether its name has the word whole or in part.
	if (hits) keys.push((place) => Math.floor(hits.get(stock.rows[place]!.nr)!));
	if (sort !== "newest") return keys;
	keys.push(...sizesIn(q).map((size) => farFrom(stock, size)));
	if (hits) keys.push((place) => hits.get(stock.rows[place]!.nr)!);
	return keys;
}

/** How far a machine is from a size, by whichever figure is nearest; those without any come last. */
function farFrom(stock: Stock, size: TypedSize): (place: number) => number {
	const columns = stock.filters.flatMap((one) => (isSizeOf(one, size) ? (stock.numbers.get(one) ?? []) : []));
	return (place) =>
		columns.reduce((least, column) => {
			const far = Math.abs(Math.log(column[place]! / size.value));
			return far < least ? far : least;
		}, Number.MAX_VALUE);
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
	for (const known of stock.filters) {
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

function hasWord(stock: Stock, known: ChoiceFilter, { words }: OfferFilter): Condition["holds"] | undefined {
	const asked = words[known.name];
	if (!asked) return undefined;
	const column = stock.words.get(known)!;
	const places = asked.flatMap((word) => column.meant(word));
	return (place) => column.of[place]!.some((word) => places.includes(word));
}

/** How many machines each category would list, with what all machines have still asked for. */
export function countCategories(stock: Stock, filter: OfferFilter, hits: Hits): Record<string, number> {
	const common = stock.filters.filter(({ categories }) => !categories);
	const ofAll = <T>(asked: Readonly<Record<string, T>>) =>
		Object.fromEntries(Object.entries(asked).filter(([name]) => isAmong(common, name)));
	const { limits, words } = filter;
	const anyCategory = { ...filter, category: null, subs: [], limits: ofAll(limits), words: ofAll(words) };
	const counts: Record<string, number> = {};
	for (const place of select(stock, anyCategory, hits).matching) {
		const category = stock.rows[place]!.main_category;
		counts[category] = (counts[category] ?? 0) + 1;
	}
	return counts;
}

/** How many offers without a price there are among those that match but for the price. */
export function countOnRequest({ rows }: Stock, { matching, nearly }: Selection): number {
	return [matching, nearly.get(PRICE) ?? []].reduce(
		(sum, places) => sum + places.filter((place) => rows[place]!.list_price === null).length,
		0,
	);
}

/**
 * The filters that are worth asking for, each counted as if it alone were not set, and those that are set; with
 * labels in a language.
 */
export function facetsOf(stock: Stock, filter: OfferFilter, selection: Selection, language: Language): Facet[] {
	return stock.filters.flatMap((known): Facet[] => {
		const isSet = isIn(filter, known);
		const isShown = !known.categories || (filter.category && known.categories.includes(filter.category));
		if (!isShown && !isSet) return [];
		const worded = labelledFilters(language).get(known)!;
		const places = [selection.matching, selection.nearly.get(known.name) ?? []].flat();
		const facet =
			known.kind === "range"
				? { ...worded, ...rangeFacet(stock.numbers.get(known)!, known, places) }
				: { ...worded, ...wordFacet(stock.words.get(known)!, known, places, filter) };
		return isSet || facet.count >= FEWEST_WITH_VALUE ? [facet as Facet] : [];
	});
}

const isIn = ({ limits, words }: OfferFilter, known: ListFilter) =>
	parametersOf(known).some((name) => Object.hasOwn(limits, name) || Object.hasOwn(words, name));

/** The filters that are set, for a page that knows no machines. */
export function facetsWithoutStock(filter: OfferFilter, language: Language): Facet[] {
	const set = listFilters.filter((known) => !known.forStaff && isIn(filter, known));
	return set.map((known) => {
		const nothing =
			known.kind === "range"
				? { lowest: 0, highest: 0 }
				: { options: filter.words[known.name]!.map((word) => ({ word, count: 0 })) };
		return { ...labelledFilters(language).get(known)!, count: 0, ...nothing } as Facet;
	});
}

function rangeFacet(numbers: Float64Array, { scale, decimals }: RangeFilter, places: readonly number[]) {
	let [count, lowest, highest] = [0, Infinity, -Infinity];
	for (const place of places) {
		const value = numbers[place]!;
		if (Number.isNaN(value)) continue;
		count++;
		if (value < lowest) lowest = value;
		if (value > highest) highest = value;
	}
	const step = 10 ** decimals;
	// Rounded outwards, so that both ends find what they name.
	return {
		count,
		lowest: count ? Math.floor((lowest / scale) * step) / step : 0,
		highest: count ? Math.ceil((highest / scale) * step) / step : 0,
	};
}

function wordFacet(column: ChoiceColumn, known: ChoiceFilter, places: readonly number[], filter: OfferFilter) {
	const counts = new Int32Array(column.words.length);
	let count = 0;
	for (const place of places) {
		const has = column.of[place]!;
		if (has.length > 0) count++;
		for (const word of has) counts[word]!++;
	}
	const set = filter.words[known.name] ?? [];
	const words = new Set([...column.words, ...set]);
	const options = [...words]
		.map((word) => ({ word, count: sum(column.meant(word).map((place) => counts[place]!)) }))
		.filter((option) => option.count > 0 || set.includes(option.word));
	return { count, options: inOrder(options, known).slice(0, MOST_OPTIONS) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

type Option = { word: string; count: number };

/** Known words in the order of their table; others by how often they are there, then by the alphabet. */
function inOrder(options: Option[], { words }: ChoiceFilter): Option[] {
	return options.sort((a, b) =>
		words
			? words.indexOf(a.word) - words.indexOf(b.word)
			: b.count - a.count || a.word.localeCompare(b.word, defaultLanguage),
	);
}

/** The filter without what this reader may not ask for, and with its words as the stock has them. */
export function understood(stock: Stock, filter: OfferFilter): OfferFilter {
	const limits = Object.entries(filter.limits).filter(([name]) => isAmong(stock.filters, name));
	const words = stock.filters.flatMap((known) => {
		const asked = filter.words[known.name];
		return asked ? [[known.name, [...new Set(asked.map(stock.words.get(known)!.spelled))]] as const] : [];
	});
	return { ...filter, limits: Object.fromEntries(limits), words: Object.fromEntries(words) };
}
