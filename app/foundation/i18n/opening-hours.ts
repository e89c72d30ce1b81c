import { dateFormat } from "./format.ts";
import { type Language, localeOf } from "./language.ts";

/** Neighbouring days (Sunday is 0) on which the office opens and closes at the same time, in minutes after midnight. */
export type OpeningSpan = { days: readonly number[]; opens: number; closes: number };

/** The office's opening hours, the same in words, and the sentence that promises an answer. */
export type Opening = { spans: readonly OpeningSpan[]; lines: readonly string[]; answer: string };

/** For a page that could not be loaded. */
export const unknownOpening: Opening = { spans: [], lines: [], answer: "" };

const words = {
	de: {
		days: "{first} bis {last}",
		line: "{days}, {opens}\u00a0bis\u00a0{closes}\u00a0Uhr",
		closed: "{day}e",
		holidays: "Feiertage",
		answer: "Wir antworten innerhalb von 24 Stunden; {closed} zählen nicht mit.",
	},
	en: {
		days: "{first} to {last}",
		line: "{days}, {opens}\u00a0to\u00a0{closes}",
		closed: "{day}s",
		holidays: "public holidays",
		answer: "We reply within 24 hours, not counting {closed}.",
	},
};

/** Begins with Monday; Sunday is 0. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** "Montag bis Freitag, 6:30 bis 16:00 Uhr" or "Monday to Friday, 6:30 am to 4 pm", for each span. */
export function openingLines(language: Language, spans: readonly OpeningSpan[]): string[] {
	return spans.map(({ days, opens, closes }) => {
		const [first, last] = [dayName(language, days[0]!), dayName(language, days.at(-1)!)];
		const { days: some, line } = words[language];
		return line
			.replace("{days}", first === last ? first : some.replace("{first}", first).replace("{last}", last))
			.replace("{opens}", clockWords(language, opens))
			.replace("{closes}", clockWords(language, closes));
	});
}

/**
 * The one promise of an answer that all pages give. It counts like the deadline of a request: 24 hours, without the
 * days on which the office is closed.
 */
export function answerPromise(language: Language, spans: readonly OpeningSpan[]): string {
	const open = spans.flatMap(({ days }) => days);
	const { closed, holidays, answer } = words[language];
	const days = weekdays
		.filter((day) => !open.includes(day))
		.map((day) => closed.replace("{day}", dayName(language, day)));
	const list = new Intl.ListFormat(localeOf(language)).format([...days, holidays]);
	return answer.replace("{closed}", list);
}

/** Minutes after midnight as "6:30", with two digits for the hour as "06:30". */
export function clockTime(minutes: number, { digits = 1 } = {}): string {
	return `${String(Math.floor(minutes / 60)).padStart(digits, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The minutes after midnight of such a time. */
export function minutesOf(time: string): number {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
}

/** Whether a language uses the twelve-hour clock. */
const twelveHours: Record<Language, boolean> = { de: false, en: true };

/** Minutes after midnight in a language's clock: "16:00", "4 pm". */
export function clockWords(language: Language, minutes: number): string {
	if (!twelveHours[language]) return clockTime(minutes);
	const hour = Math.floor(minutes / 60) % 12 || 12;
	const rest = minutes % 60;
	return `${hour}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}\u00a0${minutes < 720 ? "am" : "pm"}`;
}

export function dayName(language: Language, day: number): string {
	// 4 January 1970 was a Sunday.
	return dateFormat(language, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(1970, 0, 4 + day));
}
