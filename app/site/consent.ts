import { storeLocally } from "./theme.ts";

export const COOKIE_BANNER = "cookies";

/** The element that had the focus when the banner was opened again. */
let opener: Element | null = null;

export function decideConsent(accepted: boolean): void {
	storeLocally("cookie_consent", String(accepted));
	document.documentElement.classList.remove("undecided");
	(opener as HTMLElement | null)?.focus();
}

/** Shows the banner again, so that the choice can be changed. */
export function reopenConsent(): void {
	opener = document.activeElement;
	document.documentElement.classList.add("undecided");
	document.getElementById(COOKIE_BANNER)!.focus();
}
