/** How long a draft stays: as long as the window is open, or until it is dropped. */
type Where = "session" | "local";

/** Asked anew each time: a browser that blocks storage throws here. */
const storage = (where: Where) => (where === "session" ? sessionStorage : localStorage);

/** The unsaved input of a form, by field, as stored in this browser. */
export type Draft = {
	words: Record<string, string>;
	/** Null in drafts without a time. */
	savedAt: string | null;
};

/** The entry beside the fields that says when the draft was stored. */
const TIME = "saved_at";
/** The entry with which earlier releases marked a draft that had become a record. */
const BECAME_RECORD = "kept_as";
/** No field accepts more characters. */
const MAX_LENGTH = 50_000;

/**
 * The draft stored under a key, or null.
 * Anything else found there (truncated, from another program or an older form) counts as no draft, and only known
 * fields are taken.
 */
export function readDraft(key: string, fields: string[], where: Where = "local"): Draft | null {
	const stored = readStored(key, where);
	if (stored[BECAME_RECORD] !== undefined) return null;
	const entries = Object.entries(stored).filter(
		(entry): entry is [string, string] =>
			fields.includes(entry[0]) && typeof entry[1] === "string" && entry[1].length <= MAX_LENGTH,
	);
	if (entries.every(([, word]) => word === "")) return null;
	const time = stored[TIME];
	return {
		words: Object.fromEntries(entries),
		savedAt: typeof time === "string" && !Number.isNaN(Date.parse(time)) ? time : null,
	};
}

/** Stores a draft; false where the browser's storage is full or blocked. */
export function keepDraft(key: string, words: Record<string, string>, time: string, where: Where = "local"): boolean {
	try {
		storage(where).setItem(key, JSON.stringify({ ...words, [TIME]: time }));
		return true;
	} catch {
		return false;
	}
}

export function dropDraft(key: string, where: Where = "local"): void {
	try {
		storage(where).removeItem(key);
	} catch {
		// Storage is blocked, so there is nothing to remove.
	}
}

function readStored(key: string, where: Where): Record<string, unknown> {
	try {
		return (JSON.parse(storage(where).getItem(key) ?? "{}") as Record<string, unknown> | null) ?? {};
	} catch {
		return {};
	}
}
