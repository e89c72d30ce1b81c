import { type Refusal, refusalNamed } from "../../foundation/ui/form/refusal.ts";

/** A change of the record, its author, and its time (UTC). `own`: the reader made it in another window. */
export type Change = { by: string | null; at: string; own: boolean };

/** Another draft than the one that a form shows. */
export type OtherDraft = Change & { id: string };

/** The server's answer. `id` is the draft's, "" where nothing differs from the record; `other` is not overwritten. */
export type AutosaveAnswer =
	| { kept: true; id: string; at: string; newer: Change | null }
	| { kept: false; other: OtherDraft };

/** Milliseconds after which an autosave has failed; the next one has all of its words. */
const AUTOSAVE_TIMEOUT = 8000;
/** Browsers refuse larger requests that outlive their page. */
const KEEPALIVE_BYTES = 60_000;

/**
 * Sends what is typed to the record's draft. Returns why the office refuses it, "gone" if the record was deleted, or
 * null if no answer came in time. `leaves`: the page is being left, so the request must outlive it.
 */
export async function sendAutosave(
	address: string,
	typed: URLSearchParams,
	{ signal, timeout = AUTOSAVE_TIMEOUT, leaves }: { signal: AbortSignal; timeout?: number; leaves: boolean },
): Promise<AutosaveAnswer | Refusal | "gone" | null> {
	try {
		const response = await fetch(address, {
			method: "POST",
			body: typed,
			redirect: "manual",
			keepalive: leaves && typed.toString().length < KEEPALIVE_BYTES,
			signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
		});
		// A redirect can only lead to the sign-in.
		if (response.type === "opaqueredirect") return "signedOut";
		if (response.status === 404) return "gone";
		if (response.status === 403) return refusalNamed(await response.json());
		return response.ok || response.status === 409 ? ((await response.json()) as AutosaveAnswer) : null;
	} catch {
		return null;
	}
}
