import { contentVersion } from "../../database/content-version.server.ts";
import type { OfferRow } from "../../database/schema.ts";
import { type ListFilter, nameOf } from "./filter-kinds.ts";
import { listFilters } from "./known-filters.ts";
import type { MainCategory } from "../offer.ts";
import type { OfferFilter, Sort } from "./list-address.ts";
import { ownMakes } from "../machine/own-makes.server.ts";
import { publicOffers } from "../public-offers.server.ts";
import { shownWeight } from "../sale-settings.server.ts";
import { isSizeOf, sizesIn } from "./typed-size.ts";
import { type Columns, columnsFrom, ordersOf } from "./stock-columns.server.ts";

/**
 * What lists are filtered and sorted by, of all offers on the website, in memory and by column. An offer is its place
 * in these columns, from 0 for the newest.
 */
export type Stock = Columns & {
	/** What this reader may filter by. */
	filters: readonly ListFilter[];
	rows: readonly StockRow[];
	/** The offers in the order of a sort. */
	order: (sort: Sort) => readonly number[];
};
export type StockRow = Pick<
	OfferRow,
	"nr" | "type" | "condition" | "main_category" | "subcategory" | "list_price" | "year_of_construction" | "available"
> & { stamp: string };
type Base = Columns & Pick<Stock, "rows" | "order"> & { weightIsOpen: boolean };
/** Columns that few lists need are read when the first one does, under the name of their group. */
type Reading = {
	version: number | null;
	base: Promise<Base>;
	more: Map<string, Promise<Columns>>;
};
/** The offers that a search finds, by number, and what its hits are sorted by first; null without a search. */
export type Hits = ReadonlyMap<number, number> | null;

const weight = listFilters.find(({ forStaff }) => forStaff)!;
const common = listFilters.filter((filter) => !filter.categories && filter !== weight);
const special = listFilters.filter(({ categories }) => categories);

let kept: Reading | undefined;

/**
 * The stock as it is now, with the columns that a filter needs. It is read again when content has changed, by
 * this process or another, so that a list needs no index for whatever it is filtered by.
 */
export async function currentStock(filter: OfferFilter | null = null, { forStaff = false } = {}): Promise<Stock> {
	const reading = await currentReading();
	const base = await reading.base;
	const wanted = [...(filter ? specialGroups(filter) : []), ...(forStaff ? [weightGroup] : [])];
	const more = await Promise.all(
		wanted.map(({ name, read }) => {
			const columns = reading.more.get(name) ?? read(base);
			reading.more.set(name, columns);
			columns.catch(() => reading.more.delete(name));
			return columns;
		}),
	);
	const all = [base, ...more];
	return {
		rows: base.rows,
		order: base.order,
		filters: forStaff || base.weightIsOpen ? listFilters : listFilters.filter((one) => one !== weight),
		numbers: new Map(all.flatMap(({ numbers }) => [...numbers])),
		words: new Map(all.flatMap(({ words }) => [...words])),
	};
}

async function currentReading(): Promise<Reading> {
	const version = await contentVersion();
	if (kept && version !== null && kept.version === version) return kept;
	const reading: Reading = { version, base: readBase(), more: new Map() };
	kept = reading;
	reading.base.catch(() => {
		if (kept === reading) kept = undefined;
	});
	return reading;
}

type Group = { name: string; read: (base: Base) => Promise<Columns> };

const weightGroup: Group = { name: "weight", read: ({ rows }) => readWeights(rows) };

function specialGroups({ q, category, limits, words }: OfferFilter): Group[] {
	const set = [...Object.keys(limits).map(nameOf), ...Object.keys(words)];
	const sizes = sizesIn(q);
	if (!category && !special.some((one) => set.includes(one.name) || sizes.some((size) => isSizeOf(one, size))))
		return [];
	return [{ name: category ?? "all", read: ({ rows }) => readSpecial(rows, category) }];
}

async function readBase(): Promise<Base> {
	const found = await publicOffers()
		.select(["nr", "type", "condition", "main_category", "subcategory", "list_price", "year_of_construction"])
		.select(["version", "updated_at", "available", "state"])
		.select(namesOf(common))
		.select(shownWeight("weight").as("shown_weight"))
		.orderBy("created_at", "desc")
		.orderBy("nr", "desc")
		.execute();
	// What is reserved can't be had at once, whatever else is said of it.
	const read = found.map((row) => ({ ...row, available: row.available && row.state === "online" }));
	const rows = read.map(slim(new Map()));
	const weights = read.map(({ shown_weight }) => ({ weight: shown_weight }));
	return mergedWith(columnsFrom(read, common, await ownMakes()), columnsFrom(weights, [weight]), {
		rows,
		order: ordersOf(rows),
		weightIsOpen: weights.some((row) => row.weight !== null),
	});
}

/** Keeps little of a row: each word that many rows have only once. */
function slim(words: Map<unknown, unknown>): (row: Omit<StockRow, "stamp"> & Stamped) => StockRow {
	const once = <T>(word: T): T => {
		if (!words.has(word)) words.set(word, word);
		return words.get(word) as T;
	};
	return ({
		nr,
		type,
		condition,
		main_category,
		subcategory,
		list_price,
		year_of_construction,
		available,
		...row
	}) => ({
		nr,
		type: once(type),
		condition: once(condition),
		main_category: once(main_category),
		subcategory: once(subcategory),
		list_price,
		year_of_construction,
		available,
		stamp: stampOf(row),
	});
}

type Stamped = Pick<OfferRow, "version" | "updated_at">;

/** Differs after every change of an offer: each save counts the version, and each step sets the time. */
export function stampOf({ version, updated_at }: Stamped): string {
	return `${version} ${updated_at}`;
}

function mergedWith<More>(one: Columns, other: Columns, more: More): Columns & More {
	return {
		numbers: new Map([...one.numbers, ...other.numbers]),
		words: new Map([...one.words, ...other.words]),
		...more,
	};
}

/** What only machines of some categories have: of one category, or of all. */
async function readSpecial(rows: readonly StockRow[], category: MainCategory | null): Promise<Columns> {
	const filters = special.filter(({ categories }) => category === null || categories!.includes(category));
	let query = publicOffers().select(["nr", ...namesOf(filters)]);
	if (category) query = query.where("main_category", "=", category);
	return columnsFrom(inPlaces(rows, await query.execute()), filters);
}

async function readWeights(rows: readonly StockRow[]): Promise<Columns> {
	return columnsFrom(inPlaces(rows, await publicOffers().select(["nr", "weight"]).execute()), [weight]);
}

/** Rows at the places of their offers; an offer that has come meanwhile has no place yet. */
function inPlaces<Row extends { nr: number }>(rows: readonly StockRow[], found: readonly Row[]): (Row | undefined)[] {
	const byNumber = new Map(found.map((row) => [row.nr, row]));
	return rows.map(({ nr }) => byNumber.get(nr));
}

/** The columns of filters; the compiler is told of one of them. */
function namesOf(filters: readonly ListFilter[]) {
	return [
		...new Set(filters.flatMap((filter) => ("times" in filter ? [filter.field, filter.times] : [filter.field]))),
	] as "location"[];
}
