/** The query of a table in the office: search text, page, sort order. */
export type TableQuery<Sort extends string> = { q: string; page: number; sort: Sort };

/**
 * Where a table is: the id of its section on the dashboard (empty on a page of its own), the prefix of its parameters,
 * and its sort orders, the default first.
 */
export type ListPlace = { anchor: string; prefix: string; sorts: readonly [string, ...string[]] };

/** One page of a table. `total` counts all records, `count` those that match the search. */
export type TablePage<Line> = { lines: Line[]; total: number; count: number; page: number; pages: number };

export const LINES_A_PAGE = 20;
export const SEARCH_LENGTH = 200;
const HIGHEST_PAGE = 100_000;
const parameters = ["q", "page", "sort"] as const;

/**
 * Reads a table's query from the address. Several tables share one address, each with its own prefix ("news_":
 * `news_q`, `news_page`, `news_sort`). Invalid values become the default.
 */
export function readTableQuery<Place extends ListPlace>(
	search: URLSearchParams,
	{ prefix, sorts }: Place,
): TableQuery<Place["sorts"][number]> {
	const q = (search.get(`${prefix}q`) ?? "").replaceAll("\0", "").slice(0, SEARCH_LENGTH).trim();
	const page = Number(search.get(`${prefix}page`));
	const sort: Place["sorts"][number] = sorts.find((known) => known === search.get(`${prefix}sort`)) ?? sorts[0];
	return { q, page: Number.isInteger(page) && page > 0 && page <= HIGHEST_PAGE ? page : 1, sort };
}

/** True if the address has a parameter of this table. */
export function hasTableQuery(search: URLSearchParams, { prefix }: ListPlace): boolean {
	return parameters.some((name) => search.has(prefix + name));
}

/**
 * The address with this table's search, page or order changed; the parameters of other tables stay. A new search or
 * order starts at the first page.
 */
export function tableAddress(
	search: URLSearchParams,
	{ anchor, prefix }: ListPlace,
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
export function otherParameters(search: URLSearchParams, { prefix }: ListPlace): [string, string][] {
	return [...search].filter(([name]) => name !== `${prefix}q` && name !== `${prefix}page`);
}
