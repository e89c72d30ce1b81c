import { isDay } from "../../foundation/i18n/day.ts";
import type { Filters, ListDefinition } from "./list-definition.ts";

/** The query of a table in the office. */
export type TableQuery<Sort extends string> = {
	q: string;
	page: number;
	sort: Sort;
	/** Lines a page. */
	size: number;
	/** The chosen words of each filter, and the chosen days. */
	filters?: Filters;
	/** The shown columns in their order. */
	columns: readonly string[];
};

/** One page of a table. `total` counts all records, `count` those that match the search. */
export type TablePage<Line> = {
	lines: Line[];
	total: number;
	count: number;
	page: number;
	pages: number;
	/** Where nothing matches: what to drop to find something, and how much that is. `name` is null for the search. */
	drops?: Drop[];
};
export type Drop = { name: string | null; count: number };

export const SEARCH_LENGTH = 200;
/** The address that stores columns and lines a page for their reader. */
export const LIST_LAYOUT = "/admin/ansichten";
const HIGHEST_PAGE = 100_000;
const UNKNOWN_LENGTH = 60;
const parameters = ["q", "page", "sort"] as const;

/**
 * Reads a table's query from the address, with the layout that the list has at first. Several tables share one address,
 * each with its own prefix ("news_": `news_q`, `news_page`, `news_sort`). Invalid values become the default.
 */
export function readTableQuery<Definition extends ListDefinition>(
	search: URLSearchParams,
	{ prefix, sorts, filters, usual, sizes }: Definition,
): TableQuery<Definition["sorts"][number]> {
	const page = Number(search.get(`${prefix}page`));
	const sort: Definition["sorts"][number] = sorts.find((known) => known === search.get(`${prefix}sort`)) ?? sorts[0];
	const chosen = Object.entries(filters)
		.map(([name, words]) => [name, chosenWords(search.getAll(name), words)] as const)
		.filter(([, words]) => words.length > 0);
	return {
		q: searchText(search, prefix),
		page: Number.isInteger(page) && page > 0 && page <= HIGHEST_PAGE ? page : 1,
		sort,
		size: sizes[0],
		columns: usual,
		...(chosen.length > 0 && { filters: Object.fromEntries(chosen) }),
	};
}

function chosenWords(asked: string[], words: readonly string[] | "day"): readonly string[] {
	return words === "day" ? asked.filter(isDay).slice(0, 1) : words.filter((word) => asked.includes(word));
}

function searchText(search: URLSearchParams, prefix: string): string {
	return (search.get(`${prefix}q`) ?? "").slice(0, SEARCH_LENGTH).trim();
}

/** The words of order, tab and filters that the address has and the list does not know, and a search too long. */
export function unknownWords(search: URLSearchParams, { prefix, sorts, filters, tab }: ListDefinition): string[] {
	const strange = (name: string, known: (word: string) => boolean) =>
		search.getAll(name).filter((word) => word !== "" && !known(word));
	const asked = (search.get(`${prefix}q`) ?? "").trim();
	const unknown = [
		...(asked === searchText(search, prefix) ? [] : [asked]),
		...strange(`${prefix}sort`, (word) => sorts.includes(word)),
		...(tab ? strange(tab.name, (word) => tab.words.includes(word)) : []),
		...Object.entries(filters).flatMap(([name, words]) =>
			strange(name, (word) => (words === "day" ? isDay(word) : words.includes(word))),
		),
	];
	return unknown.map((word) => word.slice(0, UNKNOWN_LENGTH));
}

/** The address with one filter's words changed; it starts at the first page. */
export function filteredAddress(search: URLSearchParams, name: string, words: readonly string[]): string {
	const next = new URLSearchParams(search);
	next.delete("page");
	next.delete(name);
	for (const word of words) next.append(name, word);
	return `?${next}`;
}

/** The address without any filter. */
export function withoutFilters(search: URLSearchParams, { filters }: ListDefinition): URLSearchParams {
	return new URLSearchParams([...search].filter(([name]) => !Object.hasOwn(filters, name)));
}

/** True if the address has a parameter of this table. */
export function hasTableQuery(search: URLSearchParams, { prefix }: ListDefinition): boolean {
	return parameters.some((name) => search.has(prefix + name));
}

/**
 * The address with this table's search, page or order changed; the parameters of other tables stay. A new search or
 * order starts at the first page.
 */
export function tableAddress(
	search: URLSearchParams,
	{ anchor, prefix }: ListDefinition,
	change: { q?: string; page?: number; sort?: string },
): string {
	const next = new URLSearchParams(search);
	next.delete(`${prefix}page`);
	for (const [name, value] of Object.entries(change)) {
		if (value === "" || (name === "page" && value === 1)) next.delete(prefix + name);
		else next.set(prefix + name, String(value));
	}
	return `?${next}${anchor && `#${anchor}`}`;
}

/** The parameters that a search form sends as hidden fields: all but its own table's search text and page. */
export function otherParameters(search: URLSearchParams, { prefix }: ListDefinition): [string, string][] {
	return [...search].filter(([name]) => name !== `${prefix}q` && name !== `${prefix}page`);
}
