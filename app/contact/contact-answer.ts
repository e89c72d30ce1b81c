import type { Refused } from "../ui/form/form-reader.ts";

/** The server's answer to the last submission. */
export type ContactAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "sent"; sent: SentRequest }
	| { state: "tooMany" | "failed"; typed: Record<string, string> };

/** Where the form stands; links that lead to it end with this. */
export const CONTACT_FORM = "anfrage";

/** What a visitor is shown of the request that was just sent. */
export type SentRequest = {
	subject: string;
	message: string;
	/** One without an id was deleted meanwhile. */
	machines: { id: string | null; name: string; nr: number }[];
	/** When it is answered, in words. */
	promise: string;
};

const NAME = "sent-request";

/** `document` is when the document was opened that sent it. */
type Kept = { keys: string[]; document: number; sent: SentRequest };

/** Keeps it for a reload of the same page, in this tab alone; `keys` name the page in the browser's history. */
export function keepSent(keys: string[], sent: SentRequest): void {
	try {
		const kept: Kept = { keys, document: performance.timeOrigin, sent };
		sessionStorage.setItem(NAME, JSON.stringify(kept));
	} catch {
		// Without storage a reload shows the form again.
	}
}

/**
 * What was sent from the page of this name; null if nothing was, or it is not known any more. Who opens the address
 * again has the form again: a browser that is at the same address gives that page the same name as on a reload.
 */
export function keptSent(key: string): SentRequest | null {
	try {
		const kept = JSON.parse(sessionStorage.getItem(NAME) ?? "null") as Kept | null;
		if (!kept?.keys.includes(key)) return null;
		if (kept.document === performance.timeOrigin || !isOpenedAnew()) return kept.sent;
		sessionStorage.removeItem(NAME);
		return null;
	} catch {
		return null;
	}
}

/** False after a reload, and on the way back. */
function isOpenedAnew(): boolean {
	const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return opened?.type === "navigate";
}
