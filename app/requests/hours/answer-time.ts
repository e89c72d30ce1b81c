import { clockTime } from "../../foundation/i18n/opening-hours.ts";
import { hoursOn, type Moment, nextOfficeDay, type OfficeClock, officeMoment } from "./office-hours.ts";

/**
 * The deadline for a request received at a time (UTC): 24 hours later, not counting closed days; for one that arrives
 * outside office hours, the end of the next office day. A deadline outside a day's hours moves to their nearer end.
 */
export function answerBy(clock: OfficeClock, received: string): { day: string; time: string } {
	const { day, minutes } = deadline(clock, received);
	return { day, time: clockTime(minutes) };
}

export function isOverdue(clock: OfficeClock, received: string, now: string): boolean {
	const [last, moment] = [deadline(clock, received), officeMoment(now)];
	return moment.day === last.day ? moment.minutes > last.minutes : moment.day > last.day;
}

/** The deadline as a moment in the office's zone, by the hours that were in force when the request came. */
export function deadline(current: OfficeClock, received: string): Moment {
	const week = current.earlier?.find(({ until }) => received < until)?.week ?? current.week;
	const clock = { ...current, week };
	const { day, minutes } = officeMoment(received);
	const today = hoursOn(clock, day);
	if (today && minutes < today.opens) return { day, minutes: today.closes };
	const next = nextOfficeDay(clock, day);
	if (!today || minutes >= today.closes) return { day: next.day, minutes: next.closes };
	return { day: next.day, minutes: Math.min(Math.max(minutes, next.opens), next.closes) };
}
