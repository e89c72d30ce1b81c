import type { NotSent } from "../../site/visitor-form.tsx";

/** The server's answer to the last submission. */
export type ContactAnswer = NotSent | { state: "sent"; sent: SentRequest };

/** The form's anchor, for links that lead to it. */
export const CONTACT_FORM = "anfrage";

/** The sent request, as its visitor sees it. */
export type SentRequest = {
	subject: string;
	message: string;
	/** The id is null if the machine was deleted meanwhile. */
	machines: { id: string | null; name: string; nr: number }[];
	/** When it is answered, in words. */
	promise: string;
};

const NAME = "sent-request";

/** `document`: when the document that sent it was opened. */
type Kept = { keys: string[]; document: number; sent: SentRequest };

/**
 * Keeps the request for a reload of the same page, in this tab only; `keys` identify the page in the browser's history.
 */
export function storeSentRequest(keys: string[], sent: SentRequest): void {
	try {
		const kept: Kept = { keys, document: performance.timeOrigin, sent };
		sessionStorage.setItem(NAME, JSON.stringify(kept));
	} catch {
		// Without storage a reload shows the form again.
	}
}

/**
 * Returns what was sent from the page with this key; null if nothing was. Opening the address again shows the form
 * again: the browser reuses the page's key then, as on a reload.
 */
export function readSentRequest(key: string): SentRequest | null {
	try {
		const kept = JSON.parse(sessionStorage.getItem(NAME) ?? "null") as Kept | null;
		if (!kept?.keys.includes(key)) return null;
		if (kept.document === performance.timeOrigin || !isNewVisit()) return kept.sent;
		sessionStorage.removeItem(NAME);
		return null;
	} catch {
		return null;
	}
}

/** False after a reload or on the way back. */
function isNewVisit(): boolean {
	const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return opened?.type === "navigate";
}
