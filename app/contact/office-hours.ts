import { TIME_ZONE } from "../i18n/format.ts";

/** Opening hours from Monday to Friday, in minutes after midnight in Berlin. */
export const OPENS = 6 * 60 + 30;
export const CLOSES = 16 * 60;

/** A time in Berlin: calendar day ("2026-11-23") and minutes after midnight. */
export type Moment = { day: string; minutes: number };

/** Counts the minutes of office hours between two times (UTC), without nights, weekends and public holidays. */
export function officeMinutes(from: string, to: string): number {
	const [start, end] = [berlin(from), berlin(to)];
	let minutes = 0;
	for (let { day } = start; day <= end.day; day = plusDays(day, 1)) {
		if (!isOfficeDay(day)) continue;
		const since = day === start.day ? Math.max(OPENS, start.minutes) : OPENS;
		const until = day === end.day ? Math.min(CLOSES, end.minutes) : CLOSES;
		minutes += Math.max(0, until - since);
	}
	return minutes;
}

/** Converts minutes of office hours to office days, hours and minutes. */
export function officeTime(minutes: number): { days: number; hours: number; minutes: number } {
	const rest = minutes % (CLOSES - OPENS);
	return { days: Math.floor(minutes / (CLOSES - OPENS)), hours: Math.floor(rest / 60), minutes: rest % 60 };
}

const berlinClock = new Intl.DateTimeFormat("sv-SE", {
	timeZone: TIME_ZONE,
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
});

export function berlin(time: string): Moment {
	const [day = "", clock = ""] = berlinClock.format(new Date(time)).split(" ");
	const [hours = 0, minutes = 0] = clock.split(":").map(Number);
	return { day, minutes: hours * 60 + minutes };
}

export function nextOfficeDay(day: string): string {
	let next = plusDays(day, 1);
	while (!isOfficeDay(next)) next = plusDays(next, 1);
	return next;
}

export function isOfficeDay(day: string): boolean {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	return weekday !== 0 && weekday !== 6 && !holidays(Number(day.slice(0, 4))).has(day);
}

const holidaysByYear = new Map<number, Set<string>>();

/** The public holidays of Saxony, where the office is (§ 1 SächsSFG). */
function holidays(year: number): Set<string> {
	const found = holidaysByYear.get(year);
	if (found) return found;
	const easter = easterSunday(year);
	// The Wednesday before 23 November.
	const sixteenth = new Date(`${year}-11-16T00:00:00Z`).getUTCDay();
	const repentance = plusDays(`${year}-11-16`, (3 - sixteenth + 7) % 7);
	const fixed = ["01-01", "05-01", "10-03", "10-31", "12-25", "12-26"].map((date) => `${year}-${date}`);
	const days = new Set([...fixed, repentance, ...[-2, 1, 39, 50].map((after) => plusDays(easter, after))]);
	holidaysByYear.set(year, days);
	return days;
}

/** The first Sunday after the first full moon of spring, in the Gregorian calendar. */
function easterSunday(year: number): string {
	const century = Math.floor(year / 100);
	const shift = (15 + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)) % 30;
	const age = (19 * (year % 19) + shift) % 30;
	const moon = age === 29 || (age === 28 && year % 19 > 10) ? age - 1 : age;
	// Days after 21 March.
	const fullMoon = plusDays(`${year}-03-21`, moon);
	return plusDays(fullMoon, 7 - new Date(`${fullMoon}T00:00:00Z`).getUTCDay());
}

function plusDays(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
