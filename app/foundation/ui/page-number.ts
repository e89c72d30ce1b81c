/** The requested page number of a list; an invalid one counts as the first page. */
export function pageNumber(search: URLSearchParams): number {
	const page = Number(search.get("page"));
	return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
