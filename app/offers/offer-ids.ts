/** The most machines that one address, or one visitor's list, may name. */
export const MOST_IDS = 50;

/** The distinct ids in the words of an address, each of which may hold several between commas. */
export function readIds(words: readonly (string | null | undefined)[]): string[] {
	const ids = words.flatMap((word) => word?.split(",") ?? []).map((id) => id.trim());
	return [...new Set(ids)].filter(Boolean);
}
