import { hoursOn, type Moment, nextChange, nextOfficeDay, type OfficeClock, officeMoment } from "./office-hours.ts";

/** Within how many minutes of office hours an emergency is answered. */
const EMERGENCY = 60;

/**
 * The deadline for a request received at a time (UTC), in the office's zone, by the hours that were in force then: 24
 * hours later, not counting closed days; for one that arrives outside office hours, the end of the next office day. A
 * deadline outside a day's hours moves to their nearer end. An emergency has an hour of office hours.
 */
export function deadline(current: OfficeClock, received: string, isUrgent: boolean): Moment {
	const week = current.earlier?.find(({ until }) => received < until)?.week ?? current.week;
	const clock = { ...current, week };
	const { isOpen, at } = nextChange(clock, received);
	const from = isOpen ? officeMoment(received) : at;
	const { closes } = hoursOn(clock, from.day)!;
	if (isUrgent && from.minutes + EMERGENCY <= closes) return { day: from.day, minutes: from.minutes + EMERGENCY };
	if (!isUrgent && !isOpen) return { day: from.day, minutes: closes };
	const next = nextOfficeDay(clock, from.day);
	if (isUrgent) return { day: next.day, minutes: next.opens + from.minutes + EMERGENCY - closes };
	return { day: next.day, minutes: Math.min(Math.max(from.minutes, next.opens), next.closes) };
}
