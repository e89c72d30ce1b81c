import { MOST_IDS } from "./offer-ids.ts";

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
