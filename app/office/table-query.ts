/** How a table of the office is asked for: words to search for, page, order. */
export type TableQuery<Sort extends string> = { q: string; page: number; sort: Sort };

/**
 * A table on the dashboard: where it stands in the page, what is in front of its parameters in the address, and its
 * orders, the usual one first.
 */
export type ListPlace = { anchor: string; prefix: string; sorts: readonly [string, ...string[]] };

/** One page of a table. `total` counts all records, `count` those that the search found. */
export type TablePage<Line> = { lines: Line[]; total: number; count: number; page: number; pages: number };

export const LINES_A_PAGE = 20;
export const SEARCH_LENGTH = 200;
const HIGHEST_PAGE = 100_000;
const parameters = ["q", "page", "sort"] as const;

/**
 * Reads what the address says of a table. Several tables share one address, each with a prefix of its own ("news_":
 * `news_q`, `news_page`, `news_sort`). What can't be read is as usual.
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

/** Whether the address says anything of a table. */
export function hasTableQuery(search: URLSearchParams, { prefix }: ListPlace): boolean {
	return parameters.some((name) => search.has(prefix + name));
}

/**
 * The address with a table's search, page or order changed; what it says of other tables stays. Another search or order
 * begins at the first page.
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
	return `?${next}#${anchor}`;
}

/**
 * What a search form must send along so that the rest of the address stays: everything but the words and the page of
 * its own table.
 */
export function otherParameters(search: URLSearchParams, { prefix }: ListPlace): [string, string][] {
	return [...search].filter(([name]) => name !== `${prefix}q` && name !== `${prefix}page`);
}
