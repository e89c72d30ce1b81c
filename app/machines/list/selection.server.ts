import { fold } from "../../foundation/database/folding.ts";
import { defaultLanguage, type Language } from "../../foundation/i18n/language.ts";
import { makesWith } from "../machine/makes.ts";
import { listFilters } from "./known-filters.ts";
import {
	type Facet,
	isAmong,
	type ListFilter,
	parametersOf,
	type RangeFilter,
	type ChoiceFilter,
	type LabelledFilter,
} from "./filter-kinds.ts";
import type { OfferFilter, Sort } from "./list-address.ts";
import { nameOfWord, type Stock, type StockRow } from "./stock.server.ts";
import { isSizeOf, sizesIn, type TypedSize } from "./typed-size.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { fieldLabels } from "../../content/field-labels.ts";
import { joinedFields } from "../machine/joined-fields.ts";
import { machineTexts } from "../machine/machine-texts.server.ts";
import { offerRecord } from "../offer-record.ts";

/** The hits of a search by offer number, with their rank, by which they are sorted first; null without a search. */
export type Hits = ReadonlyMap<number, number> | null;

export type Selection = {
	/** In the order of the list. */
	matching: StockRow[];
	/** Rows that fail only one condition, by its name. */
	nearly: Map<string, StockRow[]>;
};

const PRICE = "price";
/** A filter that fewer machines have a value for is not offered. */
const FEWEST_WITH_VALUE = 2;
const MOST_OPTIONS = 60;

/** A condition; near misses are collected for those with a name. */
type Condition = { name: string | null; holds: (row: StockRow) => boolean };

export function select(stock: Stock, filter: OfferFilter, hits: Hits): Selection {
	const conditions = conditionsOf(stock, filter, hits);
	const nearly = new Map<string, StockRow[]>();
	const matching = stock.rows.filter((row) => {
		const failed = conditions.filter(({ holds }) => !holds(row));
		const name = failed.length === 1 ? failed[0]!.name : null;
		if (name !== null && !nearly.has(name)) nearly.set(name, []);
		if (name !== null) nearly.get(name)!.push(row);
		return failed.length === 0;
	});
	return { matching: matching.sort(orderOf(stock, filter, hits)), nearly };
}

type Order = (a: StockRow, b: StockRow) => number;

/** Breaks ties by newest first. */
function orderOf(stock: Stock, { q, sort, min, max }: OfferFilter, hits: Hits): Order {
	const by = (key: (row: StockRow) => number): Order => {
		const keys = new Map<StockRow, number>();
		const keyOf = (row: StockRow) => {
			if (!keys.has(row)) keys.set(row, key(row));
			return keys.get(row)!;
		};
		return (a, b) => keyOf(a) - keyOf(b);
	};
	const orders: Order[] = [];
	// With a price limit, priced machines come first.
	if (min !== null || max !== null) orders.push(by((row) => (row.list_price === null ? 1 : 0)));
	// When sorting by price, a whole-word and a partial match count the same.
	if (hits) orders.push(by((row) => Math.floor(hits.get(row.nr)!)));
	if (sort === "newest") {
		orders.push(...sizesIn(q).map((size) => by(farFrom(stock, size))));
		if (hits) orders.push(by((row) => hits.get(row.nr)!));
	} else orders.push(sorted[sort]);
	return (a, b) => orders.reduce((difference, order) => difference || order(a, b), 0);
}

/** Machines without a value come last; equal ones are in the order of their numbers. */
const byColumn =
	(column: "list_price" | "year_of_construction", sign: 1 | -1): Order =>
	(a, b) => {
		const [x, y] = [a[column], b[column]];
		if (x === y) return sign * (a.nr - b.nr);
		if (x === null || y === null) return x === null ? 1 : -1;
		return sign * (x - y);
	};

const sorted: Record<Exclude<Sort, "newest">, Order> = {
	available: (a, b) => Number(b.available) - Number(a.available),
	"price-asc": byColumn("list_price", 1),
	"price-desc": byColumn("list_price", -1),
	"year-desc": byColumn("year_of_construction", -1),
};

/** Returns the distance of a machine from a size, by its closest figure; machines without any come last. */
function farFrom({ filters }: Stock, size: TypedSize): (row: StockRow) => number {
	const names = filters.filter((one) => isSizeOf(one, size)).map(({ name }) => name);
	return ({ figures }) =>
		names.reduce((least, name) => {
			const far = Math.abs(Math.log((figures[name] ?? NaN) / size.value));
			return far < least ? far : least;
		}, Number.MAX_VALUE);
}

function conditionsOf(stock: Stock, filter: OfferFilter, hits: Hits): Condition[] {
	const conditions: Condition[] = [];
	const must = (name: string | null, holds: Condition["holds"]) => void conditions.push({ name, holds });
	if (filter.type !== "alle") must(null, ({ type }) => type === filter.type);
	if (filter.category) must(null, (row) => row.main_category === filter.category);
	if (filter.subs.length > 0) must(null, (row) => (filter.subs as (string | null)[]).includes(row.subcategory));
	if (filter.condition !== "alle") must(null, ({ condition }) => condition === filter.condition);
	if (hits) must(null, ({ nr }) => hits.has(nr));
	if (filter.min !== null || filter.max !== null || !filter.onRequest) {
		const [lowest, highest] = [(filter.min ?? 0) * 100, (filter.max ?? Infinity) * 100];
		must(PRICE, ({ list_price: price }) => (price === null ? filter.onRequest : price >= lowest && price <= highest));
	}
	for (const known of stock.filters) {
		const holds = known.kind === "range" ? within(known, filter) : hasWord(stock, known, filter);
		if (holds) must(known.name, holds);
	}
	return conditions;
}

function within({ name, scale }: RangeFilter, { limits }: OfferFilter): Condition["holds"] | undefined {
	const [min, max] = [limits[`${name}_min`], limits[`${name}_max`]];
	if (min === undefined && max === undefined) return undefined;
	const [lowest, highest] = [Math.round((min ?? -Infinity) * scale), Math.round((max ?? Infinity) * scale)];
	return ({ figures }) => figures[name] !== undefined && figures[name] >= lowest && figures[name] <= highest;
}

function hasWord(stock: Stock, known: ChoiceFilter, { words }: OfferFilter): Condition["holds"] | undefined {
	const asked = words[known.name];
	if (!asked) return undefined;
	const meant = new Set(asked.flatMap((word) => wordsMeant(stock, known, word)));
	return (row) => row.words[known.name]?.some((word) => meant.has(word)) === true;
}

function shownWord({ spellings, ownMakes }: Stock, known: ChoiceFilter, word: string): string {
	const name = nameOfWord(known, word, ownMakes);
	return spellings.get(known.name)?.get(fold(name)) ?? name;
}

/** The stock's words for a filter word: makes that were renamed or bought are found together. */
function wordsMeant(stock: Stock, known: ChoiceFilter, word: string): string[] {
	const name = shownWord(stock, known, word);
	const names = known.field === "manufacturer" ? [name, ...makesWith(name)] : [name];
	return [...new Set(names.flatMap((one) => stock.spellings.get(known.name)?.get(fold(one)) ?? []))];
}

/** The number of machines that each category would list, keeping only conditions that apply to all machines. */
export function countCategories(stock: Stock, filter: OfferFilter, hits: Hits): Record<string, number> {
	const common = stock.filters.filter(({ categories }) => !categories);
	const ofAll = <T>(asked: Readonly<Record<string, T>>) =>
		Object.fromEntries(Object.entries(asked).filter(([name]) => isAmong(common, name)));
	const { limits, words } = filter;
	const anyCategory = { ...filter, category: null, subs: [], limits: ofAll(limits), words: ofAll(words) };
	const counts: Record<string, number> = {};
	for (const { main_category } of select(stock, anyCategory, hits).matching)
		counts[main_category] = (counts[main_category] ?? 0) + 1;
	return counts;
}

/** The number of unpriced offers among those that match all conditions but the price. */
export function countOnRequest({ matching, nearly }: Selection): number {
	return [...matching, ...(nearly.get(PRICE) ?? [])].filter((row) => row.list_price === null).length;
}

/**
 * The filters worth offering, each counted as if it alone were unset, and those that are set; labelled in a language.
 */
export function facetsOf(stock: Stock, filter: OfferFilter, selection: Selection, language: Language): Facet[] {
	return stock.filters.flatMap((known): Facet[] => {
		const isSet = isIn(filter, known);
		const isShown = !known.categories || (filter.category && known.categories.includes(filter.category));
		if (!isShown && !isSet) return [];
		const worded = labelledFilters(language).get(known)!;
		const rows = [...selection.matching, ...(selection.nearly.get(known.name) ?? [])];
		const found = known.kind === "range" ? rangeFacet(known, rows) : wordFacet(stock, known, rows, filter);
		const facet = { ...worded, ...found };
		return isSet || facet.count >= FEWEST_WITH_VALUE ? [facet as Facet] : [];
	});
}

const isIn = ({ limits, words }: OfferFilter, known: ListFilter) =>
	parametersOf(known).some((name) => Object.hasOwn(limits, name) || Object.hasOwn(words, name));

/** The set filters, for a page without the stock. */
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

function rangeFacet({ name, scale, decimals }: RangeFilter, rows: readonly StockRow[]) {
	const values = rows.flatMap(({ figures }) => figures[name] ?? []);
	const step = 10 ** decimals;
	const least = values.reduce((a, b) => Math.min(a, b), Infinity);
	const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
	// Rounds outwards, so that both ends include their machine.
	return {
		count: values.length,
		lowest: values.length > 0 ? Math.floor((least / scale) * step) / step : 0,
		highest: values.length > 0 ? Math.ceil((most / scale) * step) / step : 0,
	};
}

function wordFacet(stock: Stock, known: ChoiceFilter, rows: readonly StockRow[], filter: OfferFilter) {
	const counts = new Map<string, number>();
	const having = rows.flatMap(({ words }) => (words[known.name] ? [words[known.name]!] : []));
	for (const word of having.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
	const set = filter.words[known.name] ?? [];
	const options = [...new Set([...stock.spellings.get(known.name)!.values(), ...set])]
		.map((word) => ({
			word,
			count: wordsMeant(stock, known, word).reduce((sum, one) => sum + (counts.get(one) ?? 0), 0),
		}))
		.filter((option) => option.count > 0 || set.includes(option.word));
	return { count: having.length, options: inOrder(options, known).slice(0, MOST_OPTIONS) };
}

type Option = { word: string; count: number };

/** Sorts known words in the order of their table, others by frequency, then alphabetically. */
function inOrder(options: Option[], { words }: ChoiceFilter): Option[] {
	return options.sort((a, b) =>
		words
			? words.indexOf(a.word) - words.indexOf(b.word)
			: b.count - a.count || a.word.localeCompare(b.word, defaultLanguage),
	);
}

/** The filter without conditions that this reader may not use, and with the stock's spelling of its words. */
export function adaptedToStock(stock: Stock, filter: OfferFilter): OfferFilter {
	const limits = Object.entries(filter.limits).filter(([name]) => isAmong(stock.filters, name));
	const words = stock.filters.flatMap((known) => {
		const asked = filter.words[known.name];
		if (!asked || known.kind !== "words") return [];
		return [[known.name, [...new Set(asked.map((word) => shownWord(stock, known, word)))]] as const];
	});
	return { ...filter, limits: Object.fromEntries(limits), words: Object.fromEntries(words) };
}

const made = new Map<Language, ReadonlyMap<ListFilter, LabelledFilter>>();

/** Returns the list's filters with their labels, so that a page loads the texts of only those it shows. */
export function labelledFilters(language: Language): ReadonlyMap<ListFilter, LabelledFilter> {
	const known = made.get(language) ?? new Map(listFilters.map((filter) => [filter, worded(filter, language)]));
	made.set(language, known);
	return known;
}

function worded(filter: ListFilter, language: Language): LabelledFilter {
	const { label, value } = fieldLabels(offerRecord, language, textsIn(language));
	const words = (filter.kind === "words" && !filter.isYes && filter.words) || [];
	return {
		...filter,
		label: isOfSheet(filter) ? machineTexts(language).label(filter.name) : label(filter.field)!,
		...(words.length > 0 && {
			labels: Object.fromEntries(words.map((word) => [word, value(filter.field, word) ?? word])),
		}),
	};
}

/** Whether a filter is named like a row of the data sheet that several fields make together. */
function isOfSheet({ name, ...filter }: ListFilter): boolean {
	return Object.hasOwn(joinedFields, name) || (filter.kind === "range" && filter.times !== undefined);
}
