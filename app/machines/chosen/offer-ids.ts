/** The distinct ids in an address's values, each of which may hold several between commas. */
export function readIds(words: readonly (string | null | undefined)[]): string[] {
	const ids = words.flatMap((word) => word?.split(",") ?? []).map((id) => id.trim());
	return [...new Set(ids)].filter(Boolean);
}

/** An address that names machines. Its commas stay unencoded, so that people can pass it on. */
export const withIds = (path: string, ids: readonly string[]) =>
	ids.length > 0 ? `${path}?ids=${ids.join(",")}` : path;
