/** The name in local storage: an array of ids, the last saved last. */
const WATCHLIST = "watchlist";
/** More ids would make addresses too long for mail programs. */
export const MOST_SAVED = 50;
const CHANGED = "watchlist-changed";

export type SaveOutcome = "done" | "full" | "refused";

/** The stored list; empty if nothing is stored or storage is forbidden. */
export function storedList(): string {
	try {
		return localStorage.getItem(WATCHLIST) ?? "";
	} catch {
		return "";
	}
}

/** The ids in a stored list. Ignores anything else that somebody may have put there. */
export function idsOf(stored: string): string[] {
	try {
		const list: unknown = JSON.parse(stored);
		const ids = Array.isArray(list) ? list.filter((id) => typeof id === "string" && /^[\da-f-]{36}$/.test(id)) : [];
		return [...new Set(ids)].slice(0, MOST_SAVED);
	} catch {
		return [];
	}
}

/** Adds machines to the list; `full` if not all had room. */
export function save(ids: readonly string[]): SaveOutcome {
	const all = [...new Set([...idsOf(storedList()), ...ids])];
	if (!keep(all.slice(0, MOST_SAVED))) return "refused";
	return all.length > MOST_SAVED ? "full" : "done";
}

export function remove(ids: readonly string[]): SaveOutcome {
	return keep(idsOf(storedList()).filter((id) => !ids.includes(id))) ? "done" : "refused";
}

function keep(ids: string[]): boolean {
	try {
		localStorage.setItem(WATCHLIST, JSON.stringify(ids));
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
