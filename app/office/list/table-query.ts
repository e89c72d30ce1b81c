import { isDay } from "../../foundation/i18n/day.ts";
import { pageNumber } from "../../foundation/ui/page-number.ts";
import type { Filters, ListDefinition } from "./list-definition.ts";

export type TableQuery<Sort extends string> = {
	q: string;
	page: number;
	sort: Sort;
	size: number;
	/** The chosen words of each filter, and the chosen days. */
	filters?: Filters;
	columns: readonly string[];
};

/** One page of a table. `total` counts all records, `count` those that match the search. */
export type TablePage<Line> = {
	lines: Line[];
	total: number;
	count: number;
	page: number;
	pages: number;
	/** Where nothing matches: what to drop to find something. */
	drops?: Drop[];
};
/** How many rows are found without a filter; without the search if `name` is null. */
export type Drop = { name: string | null; count: number };

export const SEARCH_LENGTH = 200;
/** The address that stores columns and lines a page for their reader. */
export const LIST_LAYOUT = "/admin/ansichten";
const UNKNOWN_LENGTH = 60;

/** Reads a list's query from the address, with the layout that it has at first. Invalid values become the default. */
export function readTableQuery<Definition extends ListDefinition>(
	search: URLSearchParams,
	{ sorts, filters, usual, sizes }: Definition,
): TableQuery<Definition["sorts"][number]> {
	const sort: Definition["sorts"][number] = sorts.find((known) => known === search.get("sort")) ?? sorts[0];
	const chosen = Object.entries(filters)
		.map(([name, words]) => [name, chosenWords(search.getAll(name), words)] as const)
		.filter(([, words]) => words.length > 0);
	return {
		q: (search.get("q") ?? "").slice(0, SEARCH_LENGTH).trim(),
		page: pageNumber(search),
		sort,
		size: sizes[0],
		columns: usual,
		...(chosen.length > 0 && { filters: Object.fromEntries(chosen) }),
	};
}

function chosenWords(asked: string[], words: readonly string[] | "day"): readonly string[] {
	return words === "day" ? asked.filter(isDay).slice(0, 1) : words.filter((word) => asked.includes(word));
}

/** The words of order, tab and filters that the address has and the list does not know. */
export function unknownWords(search: URLSearchParams, { sorts, filters, tab }: ListDefinition): string[] {
	const strange = (name: string, known: (word: string) => boolean) =>
		search.getAll(name).filter((word) => word !== "" && !known(word));
	const unknown = [
		...strange("sort", (word) => sorts.includes(word)),
		...(tab ? strange(tab.name, (word) => tab.words.includes(word)) : []),
		...Object.entries(filters).flatMap(([name, words]) =>
			strange(name, (word) => (words === "day" ? isDay(word) : words.includes(word))),
		),
	];
	return unknown.map((word) => word.slice(0, UNKNOWN_LENGTH));
}

/** The address with search, page, order or a filter's words changed. Without a page it starts at the first. */
export function tableAddress(
	search: URLSearchParams,
	change: Record<string, string | number | readonly string[]>,
): string {
	const next = new URLSearchParams(search);
	next.delete("page");
	for (const [name, value] of Object.entries(change)) {
		if (Array.isArray(value) || value === "" || (name === "page" && value === 1)) next.delete(name);
		else next.set(name, String(value));
		if (Array.isArray(value)) for (const word of value) next.append(name, word);
	}
	return `?${next}`;
}

/** All parameters but these and the page: a form sends them as hidden fields. */
export function otherParameters(search: URLSearchParams, names: readonly string[]): [string, string][] {
	return [...search].filter(([name]) => name !== "page" && !names.includes(name));
}
