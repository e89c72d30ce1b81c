/** The page to show, at most the last one, and the number of records before it. */
export function pageOf(count: number, requested: number, size: number) {
	const pages = Math.max(1, Math.ceil(count / size));
	const page = Math.min(requested, pages);
	return { page, pages, offset: (page - 1) * size };
}
