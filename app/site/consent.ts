import { readLocally, storeLocally } from "./theme.ts";

const KEY = "cookie_consent";
const REOPEN = "cookie-consent:reopen";

/** The visitor's decision, or null while undecided. */
export function consent(): boolean | null {
	const value = readLocally(KEY);
	return value === "true" ? true : value === "false" ? false : null;
}

export function decideConsent(accepted: boolean): void {
	storeLocally(KEY, String(accepted));
}

/** Shows the banner again, so that the choice can be changed. */
export function reopenConsent(): void {
	window.dispatchEvent(new Event(REOPEN));
}

export function whenConsentIsReopened(show: () => void): () => void {
	window.addEventListener(REOPEN, show);
	return () => window.removeEventListener(REOPEN, show);
}
