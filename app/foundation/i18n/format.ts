import { type Language, localeOf } from "./language.ts";

/** Times are shown in the dealer's time zone. */
export const TIME_ZONE = "Europe/Berlin";

/* Formatters are expensive to create and safe to share. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The shared formatter of a language, for the dealer's time zone unless the options name another. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = language + JSON.stringify(options);
	if (!dateFormats.has(key))
		dateFormats.set(key, new Intl.DateTimeFormat(localeOf(language), { timeZone: TIME_ZONE, ...options }));
	return dateFormats.get(key)!;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	const key = language + JSON.stringify(options);
	if (!numberFormats.has(key)) numberFormats.set(key, new Intl.NumberFormat(localeOf(language), options));
	return numberFormats.get(key)!;
}

const pluralRules = new Map<Language, Intl.PluralRules>();

/** Whole cents as euros: without decimals ("12.500 €") unless there are cents to show. */
export function money(language: Language, cents: number): string {
	const decimals = cents % 100 === 0 ? 0 : 2;
	return numberFormat(language, {
		style: "currency",
		currency: "EUR",
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	}).format(cents / 100);
}

/** A number with at most `decimals` decimal places, or with exactly as many if `fixed`, for numbers in a column. */
export function number(language: Language, value: number, decimals = 0, { fixed = false } = {}): string {
	return numberFormat(language, {
		minimumFractionDigits: fixed ? decimals : 0,
		maximumFractionDigits: decimals,
	}).format(value);
}

/** The form of a noun that the language uses with a number: "one" for 1, "other" for 0, 2 and 1.5. */
export function pluralForm(language: Language, count: number): Intl.LDMLPluralRule {
	if (!pluralRules.has(language)) pluralRules.set(language, new Intl.PluralRules(localeOf(language)));
	return pluralRules.get(language)!.select(count);
}

/** A number as typed by people: with the language's decimal sign, and without thousands separators. */
export function typedNumber(language: Language, value: number): string {
	return numberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

/** The one form of a date in figures, so that no page has two. */
const numeric = { day: "2-digit", month: "2-digit", year: "numeric" } as const;

/** "21.11.2026, 14:05" for a UTC time. */
export function dateAndTime(language: Language, time: string): string {
	return dateFormat(language, { ...numeric, hour: "2-digit", minute: "2-digit" }).format(new Date(time));
}

/** "21.11.2026" for a UTC time. */
export function date(language: Language, time: string): string {
	return dateFormat(language, numeric).format(new Date(time));
}

/** "14:05" for a UTC time. */
export function clock(language: Language, time: string): string {
	return dateFormat(language, { hour: "2-digit", minute: "2-digit" }).format(new Date(time));
}

const betweenDateParts: Record<Language, string> = { de: ".", en: "/" };

/** "21.11.2026", or "21. November 2026" if `long`, for a calendar day, which has no time zone. */
export function day(language: Language, calendarDay: string, { long = false } = {}): string {
	if (long)
		return dateFormat(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
			new Date(`${calendarDay}T00:00:00Z`),
		);
	return calendarDay.split("-").reverse().join(betweenDateParts[language]);
}

/** "Montag, 23. November 2026" for a calendar day. */
export function dayByName(language: Language, calendarDay: string): string {
	return dateFormat(language, {
		weekday: "long",
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	}).format(new Date(`${calendarDay}T00:00:00Z`));
}

// Swedish writes dates in ISO 8601.
const calendarDay = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });

/** The current calendar day in the dealer's time zone, as "2026-11-21". */
export function today(now = new Date()): string {
	return calendarDay.format(now);
}
