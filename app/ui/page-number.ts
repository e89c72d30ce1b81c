/** The page that an address asks for; what is no page of a list is the first. */
export function pageNumber(search: URLSearchParams): number {
	const page = Number(search.get("page"));
	return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
