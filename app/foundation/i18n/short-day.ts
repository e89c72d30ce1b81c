import { dateFormat, day, today } from "./format.ts";
import type { Language } from "./language.ts";

// A separate file, because visitors need not load it.

/** "3.12.", "03/12" for a calendar day near enough to need no year; `named`: "Do., 3.12.", "Thu 03/12". */
export function shortDay(language: Language, calendarDay: string, { named = false } = {}): string {
	return inWords(language, calendarDay, { weekday: named ? "short" : undefined, day: "numeric", month: "numeric" });
}

/** "3.12.", "03/12" for a calendar day of this year, and a date with its year for any other. */
export function dayOfThisYear(language: Language, calendarDay: string): string {
	const isThisYear = calendarDay.slice(0, 4) === today().slice(0, 4);
	return isThisYear ? shortDay(language, calendarDay) : day(language, calendarDay);
}

/** "Do", "Thu" for a calendar day. */
export function weekday(language: Language, calendarDay: string): string {
	return inWords(language, calendarDay, { weekday: "short" });
}

function inWords(language: Language, calendarDay: string, looks: Intl.DateTimeFormatOptions): string {
	return dateFormat(language, { ...looks, timeZone: "UTC" }).format(new Date(`${calendarDay}T00:00:00Z`));
}
