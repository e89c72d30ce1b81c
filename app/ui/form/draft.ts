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
export function readDraft(key: string, fields: string[]): Draft | null {
	const stored = readStored(key);
	if (!stored || Object.hasOwn(stored, BECAME_RECORD)) return null;
	const entries = fields.map((field) => [field, Object.hasOwn(stored, field) ? stored[field] : null] as const);
	const words = Object.fromEntries(
		entries.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].length <= MAX_LENGTH),
	);
	if (Object.values(words).every((word) => word === "")) return null;
	const time = Object.hasOwn(stored, TIME) ? stored[TIME] : null;
	return { words, savedAt: typeof time === "string" && !Number.isNaN(Date.parse(time)) ? time : null };
}

/** Stores a draft; false where the browser's storage is full or blocked. */
export function keepDraft(key: string, words: Record<string, string>, time: string): boolean {
	try {
		localStorage.setItem(key, JSON.stringify({ ...words, [TIME]: time }));
		return true;
	} catch {
		return false;
	}
}

export function dropDraft(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// Storage is blocked, so there is nothing to remove.
	}
}

function readStored(key: string): Record<string, unknown> | null {
	try {
		const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
		return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)
			? (parsed as Record<string, unknown>)
			: null;
	} catch {
		return null;
	}
}
