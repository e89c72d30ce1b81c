import type { Language } from "./language.ts";

/** Neighbouring days (Sunday is 0) on which the office opens and closes at the same time, in minutes after midnight. */
export type OpeningSpan = { days: readonly number[]; opens: number; closes: number };

/** When the office is open, and the same in words. */
export type Opening = { spans: readonly OpeningSpan[]; lines: readonly string[] };

const words = {
	de: { days: "{first} bis {last}", line: "{days}, {opens} bis {closes}\u00a0Uhr" },
	en: { days: "{first} to {last}", line: "{days}, {opens} to {closes}" },
};

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

/** Minutes after midnight as "6:30", with two digits for the hour as "06:30". */
export function clockTime(minutes: number, { digits = 1 } = {}): string {
	return `${String(Math.floor(minutes / 60)).padStart(digits, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function clockWords(language: Language, minutes: number): string {
	if (language === "de") return clockTime(minutes);
	const hour = Math.floor(minutes / 60) % 12 || 12;
	const rest = minutes % 60;
	return `${hour}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`} ${minutes < 720 ? "am" : "pm"}`;
}

function dayName(language: Language, day: number): string {
	const format = new Intl.DateTimeFormat(language === "de" ? "de-DE" : "en-GB", { weekday: "long", timeZone: "UTC" });
	// 4 January 1970 was a Sunday.
	return format.format(Date.UTC(1970, 0, 4 + day));
}
