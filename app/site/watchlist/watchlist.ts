/** Lists in local storage: each an array of ids, the last saved last. */
export type SavedList = "watchlist" | "comparison";
/** Also in an address. More saved ids would be too long for mail programs, more compared ones a table too wide. */
export const mostIn: Record<SavedList, number> = { watchlist: 50, comparison: 4 };
const CHANGED = "watchlist-changed";

export type SaveOutcome = "done" | "full" | "refused";

/** The stored list; empty if nothing is stored or storage is forbidden. */
export function storedList(list: SavedList): string {
	try {
		return localStorage.getItem(list) ?? "";
	} catch {
		return "";
	}
}

/** The ids in a stored list, at most fifty, without anything else that somebody may have put there. */
export function idsOf(stored: string): string[] {
	try {
		const list: unknown = JSON.parse(stored);
		const ids = Array.isArray(list) ? list.filter((id) => typeof id === "string" && /^[\da-f-]{36}$/.test(id)) : [];
		return [...new Set(ids)].slice(0, mostIn.watchlist);
	} catch {
		return [];
	}
}

/** Adds machines to the list; `full` if not all had room. */
export function save(list: SavedList, ids: readonly string[]): SaveOutcome {
	const all = [...new Set([...idsOf(storedList(list)), ...ids])];
	if (!keep(list, all.slice(0, mostIn[list]))) return "refused";
	return all.length > mostIn[list] ? "full" : "done";
}

export function remove(list: SavedList, ids: readonly string[]): SaveOutcome {
	const rest = idsOf(storedList(list)).filter((id) => !ids.includes(id));
	return keep(list, rest) ? "done" : "refused";
}

/** Stores a list as it is; false if the browser does not let us. */
export function keep(list: SavedList, ids: readonly string[]): boolean {
	try {
		localStorage.setItem(list, JSON.stringify(ids));
	} catch {
		return false;
	}
	// Browsers notify only other tabs.
	dispatchEvent(new Event(CHANGED));
	return true;
}

/** Calls `listener` after each change, in this tab or another. */
export function onChange(listener: () => void): () => void {
	addEventListener(CHANGED, listener);
	addEventListener("storage", listener);
	return () => {
		removeEventListener(CHANGED, listener);
		removeEventListener("storage", listener);
	};
}
