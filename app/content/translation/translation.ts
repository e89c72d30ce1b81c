/** Why a translation fails, with the status of the answer. Each has a text in the namespace translation. */
export const translationFailures = {
	notSetUp: 503,
	/** This user has sent too many requests. */
	tooMany: 429,
	/** The service asks for fewer requests. */
	busy: 503,
	keyRefused: 502,
	usedUp: 502,
	tooLong: 413,
	unreachable: 504,
	unreadable: 502,
	nothing: 400,
} as const satisfies Record<string, number>;
export type TranslationFailure = keyof typeof translationFailures;

export type Translation = { ok: true; text: string } | { ok: false; reason: TranslationFailure };

export type TranslationAnswer =
	| { translatedText: string }
	| { reason: TranslationFailure; code: number; seconds?: number };

/** More characters than any text of an offer has. */
export const MAX_TEXT_LENGTH = 20_000;

export const TRANSLATION_ADDRESS = "/admin/uebersetzen";

/** A German field of a form, its English counterpart and their common label. */
export type TranslatedField = { german: string; english: string; label: string };
