import { type Language, localeOf } from "./language.ts";

/** Times are shown in the dealer's time zone. */
export const TIME_ZONE = "Europe/Berlin";

/** Formatters are expensive to create and safe to share. */
function shared<Options, Format>(create: (locale: string, options: Options) => Format) {
	const created = new Map<string, Format>();
	return (language: Language, options: Options): Format => {
		const key = language + JSON.stringify(options);
		if (!created.has(key)) created.set(key, create(localeOf(language), options));
		return created.get(key)!;
	};
}

/** The shared formatter of a language, for the dealer's time zone unless the options name another. */
export const dateFormat = shared(
	(locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options }),
);
const numberFormat = shared((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const pluralRules = shared((locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));

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
	return pluralRules(language, {}).select(count);
}

/** A number as typed by people: with the language's decimal sign, and without thousands separators. */
export function typedNumber(language: Language, value: number): string {
	return numberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

/** The one form of a date in figures, so that no page has two. */
const numeric = { day: "2-digit", month: "2-digit", year: "numeric" } as const;

/** "21.11.2026, 14:05" for a UTC time. */
export function dateAndTime(language: Language, time: string): string {
	return `${date(language, time)}, ${clock(language, time)}`;
}

/** "21.11.2026" for a UTC time. */
export function date(language: Language, time: string): string {
	return dateFormat(language, numeric).format(new Date(time));
}

/** "14:05" or "7:30" for a UTC time; the office hours are written like that, too. */
export function clock(language: Language, time: string): string {
	return dateFormat(language, { hour: "2-digit", minute: "2-digit" }).format(new Date(time)).replace(/^0/, "");
}

const betweenDateParts: Record<Language, string> = { de: ".", en: "/" };

/** "21.11.2026", or "21. November 2026" if `long`, for a calendar day, which has no time zone. */
export function day(language: Language, calendarDay: string, { long = false } = {}): string {
	return long ? inWords(language, calendarDay) : calendarDay.split("-").reverse().join(betweenDateParts[language]);
}

/** "Montag, 23. November 2026" for a calendar day. */
export function dayByName(language: Language, calendarDay: string): string {
	return inWords(language, calendarDay, { weekday: "long" });
}

function inWords(language: Language, calendarDay: string, more: Intl.DateTimeFormatOptions = {}): string {
	const options = { ...more, day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
	return dateFormat(language, options).format(new Date(`${calendarDay}T00:00:00Z`));
}

// Swedish writes dates in ISO 8601.
const calendarDay = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });

/** The current calendar day in the dealer's time zone, as "2026-11-21". */
export function today(now = new Date()): string {
	return calendarDay.format(now);
}
