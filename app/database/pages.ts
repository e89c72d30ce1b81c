/**
 * The page that is shown of `count` records, `size` on each: one beyond the last is the last. `offset` is how many
 * stand before it.
 */
export function pageOf(count: number, asked: number, size: number): { page: number; pages: number; offset: number } {
	const pages = Math.max(1, Math.ceil(count / size));
	const page = Math.min(asked, pages);
	return { page, pages, offset: (page - 1) * size };
}
