/** A draft stays as long as the window is open, or until it is dropped. */
export type Where = "session" | "local";

/** A function, since a browser that blocks storage throws here. */
const storage = (where: Where) => (where === "session" ? sessionStorage : localStorage);

/** An uploaded file of a form's field: its id, what the form needs to draw it, and what was typed about it. */
export type KeptFile = Record<string, string | number> & { field: string; id: string };

/** The unsaved input of a form, by field, and its uploaded files in their order, as stored in this browser (UTC). */
export type Draft = { words: Record<string, string>; files: KeptFile[]; savedAt: string };

/** The draft stored under a key; null for none, or where storage is blocked. */
export function readDraft(key: string, where: Where): Draft | null {
	return tried(() => JSON.parse(storage(where).getItem(key) ?? "null") as Draft | null) ?? null;
}

let isSignedOut = false;

/** Stores a draft; false where the browser's storage is full or blocked. After signing out it stores nothing. */
export function keepDraft(key: string, draft: Draft, where: Where): boolean {
	if (isSignedOut) return true;
	const isKept = tried(() => {
		storage(where).setItem(key, JSON.stringify(draft));
		return true;
	});
	return isKept ?? false;
}

/**
 * Drops drafts at the sign-out, and all that this window keeps; stores no more until a page is loaded, because a form
 * may still be open.
 */
export function dropDraftsForGood(keys: readonly string[]): void {
	isSignedOut = true;
	for (const key of keys) dropDraft(key, "local");
	tried(() => sessionStorage.clear());
}

export function dropDraft(key: string, where: Where): void {
	tried(() => storage(where).removeItem(key));
}

/** Undefined where the browser's storage is blocked or full; blocked storage has nothing to read or remove. */
function tried<T>(work: () => T): T | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}
