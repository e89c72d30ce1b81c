import { fold } from "../database/folding.ts";
import { contentVersions } from "../database/content-version.server.ts";
import type { ContentVersions } from "../database/content-topics.ts";
import type { OfferRow } from "../database/schema.ts";
import type { ListFilter } from "./list-filter.ts";
import { listFilters } from "./list-filters.ts";
import type { Sort } from "./offer-filter.ts";
import { publicOffers } from "./public-offers.server.ts";

/** The words of a column: those that there are, and the places among them of what each offer has. */
export type WordColumn = { words: string[]; places: Map<string, number>; of: (readonly number[])[] };

/**
 * What visitors' lists are filtered and sorted by, of all offers on the website, by column. An offer is its place in
 * these columns, from 0 for the newest.
 */
export type Stock = {
	rows: readonly StockRow[];
	/** Of ranges, as stored; not a number where it is not known. */
	numbers: ReadonlyMap<ListFilter, Float64Array>;
	words: ReadonlyMap<ListFilter, WordColumn>;
	/** The offers in the order of each sort. */
	orders: Readonly<Record<Sort, readonly number[]>>;
};
type StockRow = Pick<
	OfferRow,
	"nr" | "type" | "condition" | "main_category" | "subcategory" | "list_price" | "year_of_construction"
>;

let kept: { versions: ContentVersions; stock: Promise<Stock> } | undefined;

/**
 * The stock as it is now. It is read again when an offer has changed, by this process or another, so that a list needs
 * no index for whatever it is filtered by.
 */
export async function currentStock(): Promise<Stock> {
	const versions = await contentVersions();
	if (!versions) return readStock();
	if (kept?.versions.offers !== versions.offers) {
		const reading = { versions, stock: readStock() };
		kept = reading;
		reading.stock.catch(() => {
			if (kept === reading) kept = undefined;
		});
	}
	return kept!.stock;
}

/** The key under which spellings of a word are one. */
export const wordKey = (word: string) => fold(word);

async function readStock(): Promise<Stock> {
	const rows = await publicOffers()
		.select(["nr", "type", "condition", "main_category", "subcategory", "list_price", "year_of_construction"])
		.select(columnsOf(listFilters))
		.orderBy("created_at", "desc")
		.orderBy("nr", "desc")
		.execute();
	const numbers = new Map<ListFilter, Float64Array>();
	const words = new Map<ListFilter, WordColumn>();
	for (const filter of listFilters) {
		const values = rows.map((row) => row[filter.field as keyof typeof row]);
		if (filter.kind === "range")
			numbers.set(
				filter,
				Float64Array.from(values, (value) => Number(value ?? NaN)),
			);
		else words.set(filter, wordColumn(values as (string | null)[]));
	}
	return { rows, numbers, words, orders: ordersOf(rows) };
}

function columnsOf(filters: readonly ListFilter[]) {
	return [...new Set(filters.map(({ field }) => field as "location"))];
}

/** Spellings of one word are shown as the one that most machines have. */
function wordColumn(values: readonly (string | null)[]): WordColumn {
	const counts = new Map<string, number>();
	for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
	const column: WordColumn = { words: [], places: new Map(), of: [] };
	const placesOf = new Map<string | null, readonly number[]>([[null, []]]);
	for (const [spelling] of [...counts].sort(([, a], [, b]) => b - a)) {
		const key = wordKey(spelling);
		if (!column.places.has(key)) column.places.set(key, column.words.push(spelling) - 1);
		placesOf.set(spelling, [column.places.get(key)!]);
	}
	column.of = values.map((value) => placesOf.get(value)!);
	return column;
}

/** Those without a value in the sorted column come last; offers that are alike stay in the order of their numbers. */
function ordersOf(rows: readonly StockRow[]): Stock["orders"] {
	const places = rows.map((_, place) => place);
	const by = (column: "list_price" | "year_of_construction", sign: 1 | -1) =>
		places.toSorted((a, b) => {
			const [x, y] = [rows[a]![column], rows[b]![column]];
			if (x === y) return sign * (rows[a]!.nr - rows[b]!.nr);
			if (x === null || y === null) return x === null ? 1 : -1;
			return sign * (x - y);
		});
	return {
		newest: places,
		"price-asc": by("list_price", 1),
		"price-desc": by("list_price", -1),
		"year-desc": by("year_of_construction", -1),
	};
}
