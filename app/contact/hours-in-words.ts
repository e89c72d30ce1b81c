import type { Language } from "../i18n/language.ts";
import { clockTime } from "./answer-time.ts";
import type { Week } from "./office-hours.ts";
import { weekdays } from "./office-settings.ts";

/** 4 January 1970 was a Sunday. */
const dayName = (language: Language, day: number) =>
	new Intl.DateTimeFormat(language === "de" ? "de-DE" : "en-GB", { weekday: "long", timeZone: "UTC" }).format(
		Date.UTC(1970, 0, 4 + day),
	);

/** "Montag–Donnerstag 6:30–16:00, Freitag 6:30–13:00": days with equal hours together. */
export function hoursInWords(language: Language, week: Week): string {
	const spans: { days: number[]; times: string }[] = [];
	for (const day of weekdays) {
		const hours = week[day];
		const times = hours ? `${clockTime(hours.opens)}–${clockTime(hours.closes)}` : "";
		const last = spans.at(-1);
		if (last?.times === times) last.days.push(day);
		else spans.push({ days: [day], times });
	}
	return spans
		.filter(({ times }) => times !== "")
		.map(({ days, times }) => {
			const ends = [...new Set([days[0]!, days.at(-1)!])].map((day) => dayName(language, day));
			return `${ends.join("–")} ${times}`;
		})
		.join(", ");
}
