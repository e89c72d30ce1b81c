import { keptUntilChanged } from "../../foundation/database/content-version.server.ts";
import { fold } from "../../foundation/database/folding.ts";
import type { OfferRow } from "../../foundation/database/schema.ts";
import { canonicalMake, type OwnMake } from "../machine/makes.server.ts";
import { ownMakes } from "../machine/own-makes.server.ts";
import { publicOffers } from "../public-offers.server.ts";
import { grossPriceOf } from "../offer-price.ts";
import { includedVat, shownWeight } from "../sale-settings.server.ts";
import type { ChoiceFilter, ListFilter } from "./filter-kinds.ts";
import { listFilters, YES } from "./known-filters.ts";

/** A machine on the website, with the values that lists filter and sort by. */
export type StockRow = Pick<
	OfferRow,
	"nr" | "type" | "condition" | "main_category" | "subcategory" | "year_of_construction" | "available"
> & {
	/** As cards show it, with VAT where consumers buy; whole cents. */
	list_price: number | null;
	/** Changes whenever the offer does: each save counts its version, and each step sets its time. */
	stamp: string;
	/** Stored values by filter name; unknown ones are missing. */
	figures: Readonly<Record<string, number>>;
	/** Shown words by filter name. */
	words: Readonly<Record<string, readonly string[]>>;
};
export type Stock = {
	/** The newest first. */
	rows: readonly StockRow[];
	/** The filters open to this reader. */
	filters: readonly ListFilter[];
	/** For each filter by its name: the shown words by their folded form. */
	spellings: ReadonlyMap<string, ReadonlyMap<string, string>>;
	/** Makes added by the dealer. */
	ownMakes: readonly OwnMake[];
};
type Stored = Readonly<Record<string, unknown>>;

const columnsOf = (filter: ListFilter) =>
	filter.kind === "range" && filter.times ? [filter.field, filter.times] : [filter.field];
const ranges = listFilters
	.filter(({ kind }) => kind === "range")
	.map((filter) => ({ name: filter.name, columns: columnsOf(filter) }));
const choices = listFilters.filter((filter) => filter.kind === "words");
const columns = [...new Set(listFilters.filter(({ forStaff }) => !forStaff).flatMap(columnsOf))];

const publicReading = keptUntilChanged(() => readStock(false));
/** For staff, who see every weight. */
const staffReading = keptUntilChanged(() => readStock(true));

/** The stock in memory, so that any filter is quick. */
export async function currentStock({ forStaff = false } = {}): Promise<Stock> {
	const { weightIsPublic, ...stock } = await (forStaff ? staffReading : publicReading)();
	const isOpen = (filter: ListFilter) => forStaff || weightIsPublic || !filter.forStaff;
	return { ...stock, filters: listFilters.filter(isOpen) };
}

async function readStock(forStaff: boolean) {
	const [found, own] = await Promise.all([
		publicOffers()
			.select(["nr", "type", "condition", "main_category", "subcategory", "list_price", "year_of_construction"])
			.select(["version", "updated_at", "available", "state", includedVat.as("included_vat")])
			// Naming one column satisfies the compiler for all.
			.select(columns as "location"[])
			.select(forStaff ? "weight as shown_weight" : shownWeight("weight").as("shown_weight"))
			.orderBy("created_at", "desc")
			.orderBy("nr", "desc")
			.execute(),
		ownMakes(),
	]);
	// A reserved machine is not available, whatever the offer says.
	const rows = found.map((row) => ({
		...row,
		available: row.available && row.state === "online",
		weight: row.shown_weight,
	}));
	const spellings = new Map<string, ReadonlyMap<string, string>>();
	const wordsOf = choices.map((filter) => {
		const values = rows.map((row: Stored) => row[filter.field]);
		const { spelling, words } = spelled(filter, values, own);
		spellings.set(filter.name, spelling);
		return [filter, words] as const;
	});
	return {
		rows: rows.map((row) => ({
			nr: row.nr,
			type: row.type,
			condition: row.condition,
			main_category: row.main_category,
			subcategory: row.subcategory,
			list_price: grossPriceOf(row.list_price, row.included_vat) ?? row.list_price,
			year_of_construction: row.year_of_construction,
			available: row.available,
			stamp: stampOf(row),
			figures: figuresOf(row),
			words: Object.fromEntries(
				wordsOf.flatMap(([{ name, field }, words]) => {
					const own = words.get((row as Stored)[field])!;
					return own.length > 0 ? [[name, own]] : [];
				}),
			),
		})),
		spellings,
		ownMakes: own,
		weightIsPublic: found.some((row) => row.shown_weight !== null),
	};
}

export function stampOf({ version, updated_at }: Pick<OfferRow, "version" | "updated_at">): string {
	return `${version} ${updated_at}`;
}

function figuresOf(row: Stored): Record<string, number> {
	const known = ranges.filter(({ columns }) => columns.every((column) => row[column] != null));
	const figure = (columns: string[]) => columns.reduce((product, column) => product * Number(row[column]), 1);
	return Object.fromEntries(known.map(({ name, columns }) => [name, figure(columns)]));
}

/** The shown words of each stored value: makes by their usual name, other variants in the commonest spelling. */
function spelled(filter: ChoiceFilter, values: readonly unknown[], own: readonly OwnMake[]) {
	const counts = new Map<unknown, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	const spelling = new Map<string, string>();
	const words = new Map<unknown, readonly string[]>();
	for (const [value] of [...counts].sort(([, a], [, b]) => b - a))
		words.set(
			value,
			wordsIn(filter, value).map((word) => {
				const name = nameOfWord(filter, word, own);
				const key = fold(name);
				if (!spelling.has(key)) spelling.set(key, name.trim());
				return spelling.get(key)!;
			}),
		);
	return { spelling, words };
}

function wordsIn({ isYes, several, words }: ChoiceFilter, value: unknown): string[] {
	if (isYes) return value === true ? [YES] : [];
	if (typeof value !== "string") return [];
	const all = several ? value.split(", ") : [value];
	return words ? all.filter((word) => words.includes(word)) : all;
}

/** A make's usual name; any other word stays as it is. */
export function nameOfWord(filter: ChoiceFilter, word: string, own: readonly OwnMake[]): string {
	return (filter.field === "manufacturer" ? canonicalMake(word, own) : null) ?? word;
}
