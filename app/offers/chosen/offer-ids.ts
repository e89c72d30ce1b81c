/** The most machines that one address, or one visitor's list, may name. */
export const MOST_IDS = 50;

/** The distinct ids in the words of an address, each of which may hold several between commas. */
export function readIds(words: readonly (string | null | undefined)[]): string[] {
	const ids = words.flatMap((word) => word?.split(",") ?? []).map((id) => id.trim());
	return [...new Set(ids)].filter(Boolean);
}

/** The most machines that are compared. */
export const MOST_COMPARED = 4;

/** An address that names machines; their commas stay as they are, so that it is short enough to be passed on. */
export const withIds = (path: string, ids: readonly string[]) =>
	ids.length > 0 ? `${path}?ids=${ids.join(",")}` : path;
