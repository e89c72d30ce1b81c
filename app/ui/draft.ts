/** What stood in a form when it was left, by field, as this browser keeps it. */
export type Draft = {
	words: Record<string, string>;
	/** Null where it was not written down. */ savedAt: string | null;
};

/** Beside the fields, when the draft was kept. */
const TIME = "saved_at";
/** No field of ours takes more. */
const LONGEST = 50_000;

/**
 * The draft that is kept under a key, or null. Whatever else lies there (cut off, of another program, of an older form)
 * counts as none, and of an object only the words of known fields are taken.
 */
export function readDraft(key: string, fields: string[]): Draft | null {
	const found = kept(key);
	if (!found) return null;
	const known = fields.map((field) => [field, Object.hasOwn(found, field) ? found[field] : null] as const);
	const words = Object.fromEntries(
		known.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].length <= LONGEST),
	);
	if (Object.values(words).every((word) => word === "")) return null;
	const time = Object.hasOwn(found, TIME) ? found[TIME] : null;
	return { words, savedAt: typeof time === "string" && !Number.isNaN(Date.parse(time)) ? time : null };
}

/** Keeps a draft; false where the browser has no room or does not let us. */
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
		// Where nothing may be kept, nothing has to be removed.
	}
}

function kept(key: string): Record<string, unknown> | null {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
		return typeof found === "object" && found !== null && !Array.isArray(found)
			? (found as Record<string, unknown>)
			: null;
	} catch {
		return null;
	}
}
