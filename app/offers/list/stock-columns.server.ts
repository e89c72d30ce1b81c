import { fold } from "../../database/folding.ts";
import type { ListFilter, RangeFilter, ChoiceFilter } from "./filter-kinds.ts";
import { YES } from "./known-filters.ts";
import { canonicalMake, makesWith, type OwnMake } from "../machine/makes.ts";
import type { Sort } from "./list-address.ts";

/** The words of a column, and the places among them of what each offer has. */
export type ChoiceColumn = {
	words: readonly string[];
	of: readonly (readonly number[])[];
	/** A word as it is shown. */
	spelled: (word: string) => string;
	/** The places of the words that are found with one. */
	meant: (word: string) => readonly number[];
};
export type Columns = {
	/** Of ranges, as stored; not a number where it is not known. */
	numbers: ReadonlyMap<ListFilter, Float64Array>;
	words: ReadonlyMap<ListFilter, ChoiceColumn>;
};
type Stored = Readonly<Record<string, unknown>> | undefined;

/** The columns of some filters from the rows of the offers, in their order. `own` are makes that the dealer has added. */
export function columnsFrom(
	rows: readonly Stored[],
	filters: readonly ListFilter[],
	own: readonly OwnMake[] = [],
): Columns {
	const numbers = new Map<ListFilter, Float64Array>();
	const words = new Map<ListFilter, ChoiceColumn>();
	for (const filter of filters) {
		if (filter.kind === "range")
			numbers.set(
				filter,
				Float64Array.from(rows, (row) => numberOf(row, filter)),
			);
		else
			words.set(
				filter,
				wordColumn(
					filter,
					rows.map((row) => row?.[filter.field] ?? null),
					own,
				),
			);
	}
	return { numbers, words };
}

function numberOf(row: Stored, { field, times }: RangeFilter): number {
	const value = row?.[field] ?? NaN;
	return Number(value) * (times ? Number(row?.[times] ?? NaN) : 1);
}

/** Spellings of one word are shown as the one that most machines have, known makes by the name that they go by. */
function wordColumn(filter: ChoiceFilter, values: readonly unknown[], own: readonly OwnMake[]): ChoiceColumn {
	const isMake = filter.field === "manufacturer";
	const counts = new Map<unknown, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	const words: string[] = [];
	const places = new Map<string, number>();
	const nameOf = (word: string) => (isMake ? canonicalMake(word, own) : null) ?? word;
	const placeOf = (word: string) => {
		const name = nameOf(word);
		const key = fold(name);
		if (!places.has(key)) places.set(key, words.push(name.trim()) - 1);
		return places.get(key)!;
	};
	const placesOf = new Map<unknown, readonly number[]>();
	for (const [value] of [...counts].sort(([, a], [, b]) => b - a))
		placesOf.set(value, wordsIn(filter, value).map(placeOf));
	return {
		words,
		of: values.map((value) => placesOf.get(value)!),
		spelled: (word) => words[places.get(fold(nameOf(word))) ?? -1] ?? nameOf(word),
		meant: (word) => {
			const name = nameOf(word);
			// What was renamed or bought is found together.
			const names = isMake ? [name, ...makesWith(name)] : [name];
			return [...new Set(names.flatMap((one) => places.get(fold(one)) ?? []))];
		},
	};
}

function wordsIn({ isYes, several, words }: ChoiceFilter, value: unknown): string[] {
	if (isYes) return value === true ? [YES] : [];
	if (typeof value !== "string") return [];
	const all = several ? value.split(", ") : [value];
	return words ? all.filter((word) => words.includes(word)) : all;
}

type Sorted = { nr: number; list_price: number | null; year_of_construction: number | null; available: boolean };

/**
 * Rows are the newest first. Those without a value in the sorted column come last; offers that are alike stay in the
 * order of their numbers.
 */
export function ordersOf(rows: readonly Sorted[]): (sort: Sort) => readonly number[] {
	const newest = rows.map((_, place) => place);
	const by = (column: "list_price" | "year_of_construction", sign: 1 | -1) =>
		newest.toSorted((a, b) => {
			const [x, y] = [rows[a]![column], rows[b]![column]];
			if (x === y) return sign * (rows[a]!.nr - rows[b]!.nr);
			if (x === null || y === null) return x === null ? 1 : -1;
			return sign * (x - y);
		});
	const made = new Map<Sort, readonly number[]>([["newest", newest]]);
	const make = (sort: Sort) => {
		if (sort === "available") return newest.toSorted((a, b) => Number(rows[b]!.available) - Number(rows[a]!.available));
		if (sort === "price-asc") return by("list_price", 1);
		return sort === "price-desc" ? by("list_price", -1) : by("year_of_construction", -1);
	};
	return (sort) => {
		const order = made.get(sort) ?? make(sort);
		made.set(sort, order);
		return order;
	};
}
