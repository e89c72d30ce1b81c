import { keep, kept } from "./theme.ts";

const KEY = "cookie_consent";
const REOPEN = "cookie-consent:reopen";

/** What the visitor decided, or null while undecided. */
export function consent(): boolean | null {
	const word = kept(KEY);
	return word === "true" ? true : word === "false" ? false : null;
}

export function decideConsent(accepted: boolean): void {
	keep(KEY, String(accepted));
}

/** Shows the banner again, so that the choice can be changed. */
export function reopenConsent(): void {
	window.dispatchEvent(new Event(REOPEN));
}

export function whenConsentIsReopened(show: () => void): () => void {
	window.addEventListener(REOPEN, show);
	return () => window.removeEventListener(REOPEN, show);
}
