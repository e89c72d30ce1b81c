import { berlin, CLOSES, isOfficeDay, type Moment, nextOfficeDay, OPENS } from "./office-hours.ts";

/**
 * The deadline for answering a request received at this time (UTC): 24 hours later, not counting weekends and public
 * holidays. A request that arrives outside office hours is answered by the end of the next office day.
 */
export function answerBy(received: string): { day: string; time: string } {
	const { day, minutes } = deadline(received);
	return { day, time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}` };
}

/** Whether the deadline for the answer has passed. */
export function isOverdue(received: string, now: string): boolean {
	const [last, moment] = [deadline(received), berlin(now)];
	return moment.day === last.day ? moment.minutes > last.minutes : moment.day > last.day;
}

function deadline(received: string): Moment {
	const { day, minutes } = berlin(received);
	if (!isOfficeDay(day) || minutes >= CLOSES) return { day: nextOfficeDay(day), minutes: CLOSES };
	if (minutes < OPENS) return { day, minutes: CLOSES };
	return { day: nextOfficeDay(day), minutes };
}
