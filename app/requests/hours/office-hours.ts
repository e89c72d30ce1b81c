import { plusDays } from "../../foundation/i18n/day.ts";
import { minutesOf, type OpeningSpan, weekdays } from "../../foundation/i18n/opening-hours.ts";
import { officeClock } from "../../foundation/i18n/office-time.ts";

/** When the office is open on a day, in minutes after midnight in its zone. */
export type Hours = { opens: number; closes: number };
/** The hours of each weekday, Sunday first; null for a day on which the office is closed. */
export type Week = readonly (Hours | null)[];
/** `isHoliday` says whether a calendar day is a public holiday. */
export type OfficeClock = { week: Week; isHoliday: (day: string) => boolean; earlier?: EarlierHours };
/** Hours that were in force until a time (UTC), the oldest first. */
export type EarlierHours = readonly { until: string; week: Week }[];
/** A time in the office's zone: calendar day ("2026-11-23") and minutes after midnight. */
export type Moment = { day: string; minutes: number };

/** Counts the minutes of office hours between two moments. */
export function minutesBetween(clock: OfficeClock, start: Moment, end: Moment): number {
	let minutes = 0;
	for (let { day } = start; day <= end.day; day = plusDays(day, 1)) {
		const hours = hoursOn(clock, day);
		if (!hours) continue;
		const since = day === start.day ? Math.max(hours.opens, start.minutes) : hours.opens;
		const until = day === end.day ? Math.min(hours.closes, end.minutes) : hours.closes;
		minutes += Math.max(0, until - since);
	}
	return minutes;
}

/** Converts minutes of office hours to office days, hours and minutes. A day is as long as an average office day. */
export function officeTime({ week }: OfficeClock, minutes: number) {
	const open = week.filter((hours) => hours !== null);
	const day = Math.round(open.reduce((sum, { opens, closes }) => sum + closes - opens, 0) / open.length);
	const rest = minutes % day;
	return { days: Math.floor(minutes / day), hours: Math.floor(rest / 60), minutes: rest % 60 };
}

export function officeMoment(time: string): Moment {
	const [day = "", clock = ""] = officeClock(time).split("T");
	return { day, minutes: minutesOf(clock) };
}

export function nextOfficeDay(clock: OfficeClock, day: string): Hours & { day: string } {
	for (let next = plusDays(day, 1); ; next = plusDays(next, 1)) {
		const hours = hoursOn(clock, next);
		if (hours) return { day: next, ...hours };
	}
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether the office is open at a time (UTC), and when it next closes or opens. */
export function nextChange(clock: OfficeClock, time: string): { isOpen: boolean; at: Moment } {
	const { day, minutes } = officeMoment(time);
	const hours = hoursOn(clock, day);
	if (hours && minutes < hours.opens) return { isOpen: false, at: { day, minutes: hours.opens } };
	if (hours && minutes < hours.closes) return { isOpen: true, at: { day, minutes: hours.closes } };
	const next = nextOfficeDay(clock, day);
	return { isOpen: false, at: { day: next.day, minutes: next.opens } };
}

/** The hours on a calendar day; null if the office is closed. */
export function hoursOn({ week, isHoliday }: OfficeClock, day: string): Hours | null {
	const hours = week[weekdayOf(day)] ?? null;
	return hours && !isHoliday(day) ? hours : null;
}

/** The hours of a week from Monday, with neighbouring days of equal hours in one span. */
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
