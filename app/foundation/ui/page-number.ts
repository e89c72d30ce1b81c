/** The page of a list that an address asks for; the first if it asks for none that is possible. */
export function pageNumber(search: URLSearchParams): number {
	const page = Number(search.get("page"));
	return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
