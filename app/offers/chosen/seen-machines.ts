import { MOST_IDS } from "./offer-ids.ts";

/**
 * The machines that the page of a list has shown, with those that are new on it; the same array when none is. A full
 * page keeps what is on the list; what was taken off goes first.
 */
export function seenWith(seen: string[], ids: readonly string[]): string[] {
	const added = ids.filter((id) => !seen.includes(id));
	if (added.length === 0) return seen;
	const surplus = Math.max(0, seen.length + added.length - MOST_IDS);
	const dropped = seen.filter((id) => !ids.includes(id)).slice(0, surplus);
	return [...seen.filter((id) => !dropped.includes(id)), ...added];
}
