import { fold } from "../../foundation/database/folding.ts";
import { makesWith } from "../machine/makes.server.ts";
import { isAmong, type ListFilter, type RangeFilter, type ChoiceFilter } from "./filter-kinds.ts";
import { chooseCategory } from "./change-filter.ts";
import type { MainCategory } from "../offer.ts";
import type { OfferFilter, Sort } from "./list-address.ts";
import { nameOfWord, type Stock, type StockRow } from "./stock.server.ts";
import { isName } from "../search/machines-with-words.server.ts";
import { sizesIn, type TypedSize } from "./search-grammar.ts";

/** The hits of a search by offer number, with their rank, by which they are sorted first; null without a search. */
export type Hits = ReadonlyMap<number, number> | null;

export type Selection = {
	/** In the order of the list. */
	matching: StockRow[];
	/** Rows that fail one condition alone, by its name. */
	nearly: Map<string, StockRow[]>;
};

const PRICE = "price";

/** Only a condition with a name can be given up. `far` is a machine's distance from holding it. */
type Condition = { name: string | null; holds: (row: StockRow) => boolean; far: (row: StockRow) => number };

/** The distance of a machine without a value, or with another word: that of a value three times off. */
const FAR = Math.log(3);

export function select(stock: Stock, filter: OfferFilter, hits: Hits): Selection {
	const conditions = conditionsOf(stock, filter, hits);
	const nearly = new Map<string, StockRow[]>();
	const matching = stock.rows.filter((row) => {
		let failed: Condition | undefined;
		for (const condition of conditions) {
			if (condition.holds(row)) continue;
			if (failed) return false;
			failed = condition;
		}
		const near = failed?.name;
		if (near && !nearly.has(near)) nearly.set(near, []);
		if (near) nearly.get(near)!.push(row);
		return !failed;
	});
	return { matching: matching.sort(orderOf(matching, stock, filter, hits)), nearly };
}

/** The numbers of the offers that match a filter but for its words; a search asks only where it passes over some. */
export const besides = (stock: Stock, filter: OfferFilter) => () =>
	new Set(select(stock, { ...filter, q: "" }, null).matching.map(({ nr }) => nr));

type Order = (a: StockRow, b: StockRow) => number;

/** Breaks ties by newest first. */
function orderOf(rows: readonly StockRow[], stock: Stock, { q, sort, min, max }: OfferFilter, hits: Hits): Order {
	const by = (key: (row: StockRow) => number): Order => {
		const keys = new Map(rows.map((row) => [row, key(row)]));
		return (a, b) => keys.get(a)! - keys.get(b)!;
	};
	const orders: Order[] = [];
	// With a price limit, priced machines come first.
	if (min !== null || max !== null) orders.push(by((row) => (row.list_price === null ? 1 : 0)));
	// When sorting by price, all machines that are called so count the same.
	const rankOf = ({ nr }: StockRow) => hits!.get(nr)!;
	if (hits) orders.push(by((row) => (sort !== "newest" && isName(rankOf(row)) ? 0 : Math.floor(rankOf(row)))));
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
function farFrom({ filters }: Stock, { units, name: meant, value }: TypedSize): (row: StockRow) => number {
	const isMeant = (one: ListFilter) =>
		meant ? one.name === meant : one.kind === "range" && units.includes(one.unit ?? "");
	const names = filters.filter(isMeant).map(({ name }) => name);
	return ({ figures }) =>
		names.reduce((least, name) => {
			const far = Math.abs(Math.log((figures[name] ?? NaN) / value));
			return far < least ? far : least;
		}, Number.MAX_VALUE);
}

function conditionsOf(stock: Stock, filter: OfferFilter, hits: Hits): Condition[] {
	const conditions: Condition[] = [];
	const must = (name: string | null, holds: Condition["holds"], far: Condition["far"] = () => FAR) =>
		void conditions.push({ name, holds, far });
	if (filter.type !== "alle") must(null, ({ type }) => type === filter.type);
	if (filter.category) must(null, (row) => row.main_category === filter.category);
	if (filter.subs.length > 0) must(null, (row) => (filter.subs as (string | null)[]).includes(row.subcategory));
	if (filter.condition !== "alle") must(null, ({ condition }) => condition === filter.condition);
	if (hits) must(null, ({ nr }) => hits.has(nr));
	if (filter.min !== null || filter.max !== null || !filter.onRequest) {
		const [lowest, highest] = [(filter.min ?? 0) * 100, (filter.max ?? Infinity) * 100];
		must(
			PRICE,
			({ list_price: price }) => (price === null ? filter.onRequest : price >= lowest && price <= highest),
			({ list_price: price }) => outside(price ?? undefined, lowest, highest),
		);
	}
	for (const known of stock.filters) {
		if (known.kind === "range") {
			const ends = endsOf(known, filter);
			if (!ends) continue;
			const far = ({ figures }: StockRow) => outside(figures[known.name], ...ends);
			must(known.name, (row) => far(row) === 0, far);
		} else if (filter.words[known.name]) {
			const meant = new Set(filter.words[known.name]!.flatMap((word) => wordsMeant(stock, known, word)));
			must(known.name, (row) => row.words[known.name]?.some((word) => meant.has(word)) === true);
		}
	}
	return conditions;
}

/** A range's limits as its column stores them; undefined without any. */
function endsOf({ name, scale }: RangeFilter, { limits }: OfferFilter): [number, number] | undefined {
	const [min, max] = [limits[`${name}_min`], limits[`${name}_max`]];
	if (min === undefined && max === undefined) return undefined;
	return [Math.round((min ?? -Infinity) * scale), Math.round((max ?? Infinity) * scale)];
}

/** A value's distance from a range, as the logarithm of their ratio; 0 within it. */
function outside(value: number | undefined, lowest: number, highest: number): number {
	if (value === undefined) return FAR;
	if (value >= lowest && value <= highest) return 0;
	return Math.abs(Math.log(Math.max(value, 1) / Math.max(value < lowest ? lowest : highest, 1))) || Number.EPSILON;
}

/** Rows that hold the conditions that can't be given up; those that nearly hold the others come first. */
export function nearest(stock: Stock, filter: OfferFilter, hits: Hits): StockRow[] {
	const conditions = conditionsOf(stock, filter, hits);
	const far = new Map<StockRow, number>();
	for (const row of stock.rows) {
		const failed = conditions.filter(({ holds }) => !holds(row));
		const distance = failed.reduce((sum, one) => sum + one.far(row), 0);
		if (failed.every(({ name }) => name !== null)) far.set(row, distance);
	}
	return [...far.keys()].sort((a, b) => far.get(a)! - far.get(b)!);
}

function shownWord({ spellings, ownMakes }: Stock, known: ChoiceFilter, word: string): string {
	const name = nameOfWord(known, word, ownMakes);
	return spellings.get(known.name)?.get(fold(name)) ?? name;
}

/** The stock's words for a filter word: makes that were renamed or bought are found together. */
export function wordsMeant(stock: Stock, known: ChoiceFilter, word: string): string[] {
	const name = shownWord(stock, known, word);
	const names = known.field === "manufacturer" ? makesWith(name) : [name];
	return [...new Set(names.flatMap((one) => stock.spellings.get(known.name)?.get(fold(one)) ?? []))];
}

/** The number of machines that each category would list; 0 for those that other filters leave none of. */
export function countCategories(stock: Stock, filter: OfferFilter, hits: Hits): Record<string, number> {
	const counts: Record<string, number> = {};
	const listed = stock.rows.filter((row) => filter.type === "alle" || row.type === filter.type);
	for (const [category, rows] of Map.groupBy(listed, (row) => row.main_category as MainCategory)) {
		const chosen = chooseCategory({ ...filter, category: null }, category, stock.filters);
		const conditions = conditionsOf(stock, chosen, hits);
		for (const row of rows) {
			const one = conditions.every(({ holds }) => holds(row)) ? 1 : 0;
			for (const word of [category, row.subcategory]) if (word) counts[word] = (counts[word] ?? 0) + one;
		}
	}
	return counts;
}

/** The highest price in whole cents, or 0, and the number of unpriced offers, both as if no price was asked for. */
export function pricesListed({ matching, nearly }: Selection): { highestPrice: number; onRequest: number } {
	const prices = [...matching, ...(nearly.get(PRICE) ?? [])].map((row) => row.list_price);
	return {
		highestPrice: prices.reduce<number>((highest, price) => Math.max(highest, price ?? 0), 0),
		onRequest: prices.filter((price) => price === null).length,
	};
}

/** The filter without limits that are closed to this reader, and with its words spelled as in the stock. */
export function adaptedToStock(stock: Stock, filter: OfferFilter): OfferFilter {
	const limits = Object.entries(filter.limits).filter(([name]) => isAmong(stock.filters, name));
	const words = stock.filters.flatMap((known) => {
		const asked = filter.words[known.name];
		if (!asked || known.kind !== "words") return [];
		return [[known.name, [...new Set(asked.map((word) => shownWord(stock, known, word)))]] as const];
	});
	return { ...filter, limits: Object.fromEntries(limits), words: Object.fromEntries(words) };
}
