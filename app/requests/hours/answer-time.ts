import { clockTime } from "../../foundation/i18n/opening-hours.ts";
import { hoursOn, type Moment, nextChange, nextOfficeDay, type OfficeClock, officeMoment } from "./office-hours.ts";

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
	const { isOpen, at } = nextChange(clock, received);
	if (!isOpen) return { day: at.day, minutes: hoursOn(clock, at.day)!.closes };
	const next = nextOfficeDay(clock, at.day);
	const { minutes } = officeMoment(received);
	return { day: next.day, minutes: Math.min(Math.max(minutes, next.opens), next.closes) };
}
