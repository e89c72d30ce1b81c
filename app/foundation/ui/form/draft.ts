/** How long a draft stays: as long as the window is open, or until it is dropped. */
export type Where = "session" | "local";

/** Read each time, because a browser that blocks storage throws here. */
const storage = (where: Where) => (where === "session" ? sessionStorage : localStorage);

/** An uploaded file that a form lists in a field: its id, what the form needs to draw it, and what was typed about it. */
export type KeptFile = Record<string, string | number> & { field: string; id: string };

/** The unsaved input of a form, by field, and its uploaded files in their order, as stored in this browser (UTC). */
export type Draft = { words: Record<string, string>; files: KeptFile[]; savedAt: string };

/** The draft stored under a key; null for none, or where storage is blocked. */
export function readDraft(key: string, where: Where): Draft | null {
	try {
		return JSON.parse(storage(where).getItem(key) ?? "null") as Draft | null;
	} catch {
		return null;
	}
}

/** Stores a draft; false where the browser's storage is full or blocked. */
export function keepDraft(key: string, draft: Draft, where: Where): boolean {
	try {
		storage(where).setItem(key, JSON.stringify(draft));
		return true;
	} catch {
		return false;
	}
}

export function dropDraft(key: string, where: Where): void {
	try {
		storage(where).removeItem(key);
	} catch {
		// Storage is blocked, so there is nothing to remove.
	}
}
