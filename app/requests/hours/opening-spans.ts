import { type OpeningSpan, weekdays } from "../../foundation/i18n/opening-hours.ts";
import type { Week } from "./office-hours.ts";

/** The hours of a week, from Monday; neighbouring days with equal hours together. */
export function openingSpans(week: Week): OpeningSpan[] {
	const spans: { days: number[]; opens: number; closes: number }[] = [];
	let before: number | undefined;
	for (const day of weekdays) {
		const hours = week[day];
		const last = spans.at(-1);
		const follows = last?.days.at(-1) === before && last?.opens === hours?.opens && last?.closes === hours?.closes;
		if (hours && last && follows) last.days.push(day);
		else if (hours) spans.push({ days: [day], ...hours });
		before = day;
	}
	return spans;
}
