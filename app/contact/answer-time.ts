import { TIME_ZONE } from "../i18n/format.ts";

/** When the office is staffed, Monday to Friday; minutes after midnight in Berlin. */
const OPENS = 6 * 60 + 30;
const CLOSES = 16 * 60;

/** A moment on the dealer's clock: calendar day ("2026-11-23") and minutes after midnight. */
type Moment = { day: string; minutes: number };

/**
 * Until when a request that came at this time (UTC) is answered: 24 hours later, which weekends and public holidays do not count
 * towards. What comes while nobody is there has until the end of the next office day.
 */
export function answerBy(received: string): { day: string; time: string } {
	const { day, minutes } = berlin(received);
	if (!isOfficeDay(day) || minutes >= CLOSES) return moment({ day: nextOfficeDay(day), minutes: CLOSES });
	if (minutes < OPENS) return moment({ day, minutes: CLOSES });
	return moment({ day: nextOfficeDay(day), minutes });
}

function moment({ day, minutes }: Moment): { day: string; time: string } {
	return { day, time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}` };
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

function berlin(time: string): Moment {
	const [day = "", clock = ""] = berlinClock.format(new Date(time)).split(" ");
	const [hours = 0, minutes = 0] = clock.split(":").map(Number);
	return { day, minutes: hours * 60 + minutes };
}

function nextOfficeDay(day: string): string {
	let next = plusDays(day, 1);
	while (!isOfficeDay(next)) next = plusDays(next, 1);
	return next;
}

function isOfficeDay(day: string): boolean {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	return weekday !== 0 && weekday !== 6 && !holidays(Number(day.slice(0, 4))).includes(day);
}

/** The public holidays of Saxony, where the office is (§ 1 SächsSFG). */
function holidays(year: number): string[] {
	const easter = easterSunday(year);
	// The Wednesday before 23 November.
	const sixteenth = new Date(`${year}-11-16T00:00:00Z`).getUTCDay();
	const repentance = plusDays(`${year}-11-16`, (3 - sixteenth + 7) % 7);
	const fixed = ["01-01", "05-01", "10-03", "10-31", "12-25", "12-26"].map((date) => `${year}-${date}`);
	return [...fixed, repentance, ...[-2, 1, 39, 50].map((days) => plusDays(easter, days))];
}

/** The first Sunday after the first full moon of spring, by the rule of the Gregorian calendar. */
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
