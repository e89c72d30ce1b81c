import type { Language } from "./language.ts";

/**
 * "3.12.", "3 Dec" for a calendar day near enough to need no year. A separate file, because visitors need not load it.
 */
export function shortDay(language: Language, calendarDay: string): string {
	const looks = { day: "numeric", month: language === "de" ? "numeric" : "short", timeZone: "UTC" } as const;
	return new Date(`${calendarDay}T00:00:00Z`).toLocaleDateString(language === "de" ? "de-DE" : "en-GB", looks);
}
