import { type Refusal, refusalNamed } from "../../ui/form/refusal.ts";
import type { Change, OtherDraft } from "./presence.ts";

/** The server's answer to an autosave: the draft and its new version, or another draft that is not overwritten. */
export type AutosaveAnswer =
	| { kept: true; id: string; version: number; at: string; newer: Change | null }
	| { kept: false; other: OtherDraft };

/** An autosave that takes longer has failed; the next one has all of its words. In milliseconds. */
export const AUTOSAVE_TIMEOUT = 8000;
/** A request that outlives its page may not be larger. */
const KEEPALIVE_BYTES = 60_000;

/**
 * Sends the words of a form to the record's draft. Returns why the office refuses them, or null where no answer came in
 * time. `leaves`: the page is being left, and the request outlives it.
 */
export async function sendAutosave(
	address: string,
	words: URLSearchParams,
	{ signal, timeout = AUTOSAVE_TIMEOUT, leaves }: { signal: AbortSignal; timeout?: number; leaves: boolean },
): Promise<AutosaveAnswer | Refusal | null> {
	const late = new AbortController();
	const timer = setTimeout(() => late.abort(), timeout);
	try {
		const response = await fetch(address, {
			method: "POST",
			body: words,
			redirect: "manual",
			keepalive: leaves && words.toString().length < KEEPALIVE_BYTES,
			signal: AbortSignal.any([signal, late.signal]),
		});
		// A redirect can only lead to the sign-in.
		if (response.type === "opaqueredirect") return "signedOut";
		if (response.status === 403) return refusalNamed(await response.json());
		return response.ok || response.status === 409 ? ((await response.json()) as AutosaveAnswer) : null;
	} catch {
		return null;
	} finally {
		clearTimeout(timer);
	}
}
