import type { Language } from "./language.ts";

/** Times are shown as the dealer's clock has them. */
export const TIME_ZONE = "Europe/Berlin";

const dateLocale = { de: "de-DE", en: "en-GB" } as const;

/** Formatters are costly to make and safe to share. */
const made = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = language + JSON.stringify(options);
	if (!made.has(key)) made.set(key, new Intl.DateTimeFormat(dateLocale[language], { timeZone: TIME_ZONE, ...options }));
	return made.get(key)!;
}

/*
 * Numbers and short days are written by hand, exactly as `Intl` would: its formatters cost a phone 40 ms before a list of cards can be used.
 */

/** Whole cents as euros without decimals ("12.500 €"), or with them where there are cents to show. */
export function money(language: Language, cents: number): string {
	const amount = digits(language, (Math.abs(cents) / 100).toFixed(cents % 100 === 0 ? 0 : 2));
	const sign = cents < 0 ? "-" : "";
	return language === "de" ? `${sign}${amount}\u00a0€` : `${sign}€${amount}`;
}

/** A plain number with at most `decimals` digits behind the comma, or with just as many where numbers stand side by side (`fixed`). */
export function number(language: Language, value: number, decimals = 0, { fixed = false } = {}): string {
	// Rounded as written, not as kept: 0.675 is a little less than that in memory.
	const rounded = (Math.round(Number(`${value}e${decimals}`)) / 10 ** decimals).toFixed(decimals);
	return digits(language, decimals > 0 && !fixed ? rounded.replace(/\.?0+$/, "") : rounded);
}

/** "1234567.5" with the language's signs between the thousands and before the decimals. */
function digits(language: Language, plain: string): string {
	const [thousands, comma] = language === "de" ? [".", ","] : [",", "."];
	const [whole = "", decimals] = plain.split(".");
	return whole.replace(/\B(?=(\d{3})+$)/g, thousands!) + (decimals ? comma + decimals : "");
}

/** A year: no thousands separator. */
export function year(value: number): string {
	return String(value);
}

/** "21.11.2026, 14:05" for a UTC time. */
export function dateAndTime(language: Language, time: string): string {
	return dateFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));
}

/** "21.11.2026" for a UTC time. */
export function date(language: Language, time: string): string {
	return dateFormat(language, { day: "2-digit", month: "2-digit", year: "numeric" }).format(new Date(time));
}

/** "14:05" for a UTC time. */
export function clock(language: Language, time: string): string {
	return dateFormat(language, { hour: "2-digit", minute: "2-digit" }).format(new Date(time));
}

/** "21.11.2026" or, long, "21. November 2026" for a calendar day, which has no time zone. */
export function day(language: Language, calendarDay: string, { long = false } = {}): string {
	if (long) return dateFormat(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${calendarDay}T00:00:00Z`));
	return calendarDay
		.split("-")
		.reverse()
		.join(language === "de" ? "." : "/");
}

/** "Montag, 23. November 2026" for a calendar day. */
export function dayByName(language: Language, calendarDay: string): string {
	return dateFormat(language, { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${calendarDay}T00:00:00Z`));
}

/** The calendar day it is at the dealer's: "2026-11-21". */
export function today(now = new Date()): string {
	// Swedish writes a date as machines do.
	return new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE }).format(now);
}
