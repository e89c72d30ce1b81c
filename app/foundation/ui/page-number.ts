/** The requested page of a list; an invalid number counts as the first. */
export function pageNumber(search: URLSearchParams): number {
	const page = Number(search.get("page"));
	return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
