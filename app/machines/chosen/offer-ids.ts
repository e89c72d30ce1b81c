/** The most machines that one address, or one watchlist, may name. */
export const MOST_IDS = 50;

/** The distinct ids in an address's values, each of which may hold several between commas. */
export function readIds(words: readonly (string | null | undefined)[]): string[] {
	const ids = words.flatMap((word) => word?.split(",") ?? []).map((id) => id.trim());
	return [...new Set(ids)].filter(Boolean);
}

export const MOST_COMPARED = 4;

/** An address that names machines. Its commas stay unencoded, so that it is short enough to pass on. */
export const withIds = (path: string, ids: readonly string[]) =>
	ids.length > 0 ? `${path}?ids=${ids.join(",")}` : path;

/**
 * Adds new ids to those that a list's page has shown; returns the same array if there are none. A full page drops ids
 * that are off the list first.
 */
export function withNewIds(seen: string[], ids: readonly string[]): string[] {
	const added = ids.filter((id) => !seen.includes(id));
	if (added.length === 0) return seen;
	const surplus = Math.max(0, seen.length + added.length - MOST_IDS);
	const dropped = seen.filter((id) => !ids.includes(id)).slice(0, surplus);
	return [...seen.filter((id) => !dropped.includes(id)), ...added];
}
