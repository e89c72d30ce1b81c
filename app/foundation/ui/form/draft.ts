/** How long a draft stays: as long as the window is open, or until it is dropped. */
export type Where = "session" | "local";

/** Asked anew each time: a browser that blocks storage throws here. */
const storage = (where: Where) => (where === "session" ? sessionStorage : localStorage);

/** An uploaded file that a form lists in a field: its id, what the form needs to draw it, and what was typed about it. */
export type KeptFile = Record<string, string | number> & { field: string; id: string };

/** The unsaved input of a form, by field, and its uploaded files in their order, as stored in this browser. */
export type Draft = {
	words: Record<string, string>;
	files: KeptFile[];
	/** Null in drafts without a time. */
	savedAt: string | null;
};

/** The entries beside the fields: when the draft was stored, and its files. */
const TIME = "saved_at";
const FILES = "files";
/** No field accepts more characters. */
const MAX_LENGTH = 50_000;

/**
 * The draft stored under a key, or null.
 * Anything else found there (truncated, from another program or an older form) counts as no draft, and only known
 * fields are taken.
 */
export function readDraft(key: string, fields: string[], where: Where = "local"): Draft | null {
	const stored = readStored(key, where);
	const entries = Object.entries(stored).filter(
		(entry): entry is [string, string] =>
			fields.includes(entry[0]) && typeof entry[1] === "string" && entry[1].length <= MAX_LENGTH,
	);
	const files = (Array.isArray(stored[FILES]) ? stored[FILES] : []).filter(isFile);
	if (entries.every(([, word]) => word === "") && files.length === 0) return null;
	const time = stored[TIME];
	return {
		words: Object.fromEntries(entries),
		files,
		savedAt: typeof time === "string" && !Number.isNaN(Date.parse(time)) ? time : null,
	};
}

/** Stores a draft; false where the browser's storage is full or blocked. */
export function keepDraft(
	key: string,
	{ words, files = [] }: Pick<Draft, "words"> & Partial<Draft>,
	time: string,
	where: Where = "local",
): boolean {
	try {
		const listed = files.length > 0 && { [FILES]: files };
		storage(where).setItem(key, JSON.stringify({ ...words, ...listed, [TIME]: time }));
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

/** Whether something is kept under a key. */
export function isKept(key: string, where: Where): boolean {
	return Object.keys(readStored(key, where)).length > 0;
}

function isFile(file: unknown): file is KeptFile {
	if (typeof file !== "object" || file === null) return false;
	const { field, id } = file as Partial<KeptFile>;
	const isPlain = Object.values(file).every((value) => typeof value === "string" || typeof value === "number");
	return typeof field === "string" && typeof id === "string" && isPlain;
}

function readStored(key: string, where: Where): Record<string, unknown> {
	try {
		return (JSON.parse(storage(where).getItem(key) ?? "{}") as Record<string, unknown> | null) ?? {};
	} catch {
		return {};
	}
}
