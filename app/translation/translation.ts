/** Why a text was not translated. Each has its words in the text catalogue (namespace translation). */
export const translationFailures = {
	/** Nobody has set up a translation service. */
	notSetUp: 503,
	/** This user has asked too often. */
	tooMany: 429,
	/** The service asks us to slow down. */
	busy: 503,
	/** The service does not accept our key. */
	keyRefused: 502,
	/** What was paid for is used up. */
	usedUp: 502,
	tooLong: 413,
	/** No answer in time, or none at all. */
	unreachable: 504,
	/** An answer that is none. */
	unreadable: 502,
	nothing: 400,
} as const satisfies Record<string, number>;
export type TranslationFailure = keyof typeof translationFailures;

export type Translation = { ok: true; text: string } | { ok: false; reason: TranslationFailure };

/** What the address for translating answers with: the text, or why there is none. */
export type TranslationAnswer =
	| { translatedText: string }
	| { reason: TranslationFailure; code: number; seconds?: number };

/** More than any text of an offer may have. */
export const LONGEST_TEXT = 20_000;

export const TRANSLATION_ADDRESS = "/admin/uebersetzen";

/** A German field of a form, the English one beside it, and what both are called. */
export type Translated = { german: string; english: string; label: string };
