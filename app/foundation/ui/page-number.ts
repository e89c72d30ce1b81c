/** The requested page of a list; a word that is no number of up to five digits counts as the first. */
export function pageNumber(search: { get: (name: "page") => string | null }): number {
	const word = search.get("page") ?? "";
	return /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 1;
}
