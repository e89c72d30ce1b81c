import { berlin, CLOSES, isOfficeDay, type Moment, nextOfficeDay, OPENS } from "./office-hours.ts";

/**
 * Until when a request that came at this time (UTC) is answered: 24 hours later, which weekends and public holidays do
 * not count towards. What comes while nobody is there has until the end of the next office day.
 */
export function answerBy(received: string): { day: string; time: string } {
	const { day, minutes } = deadline(received);
	return { day, time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}` };
}

/** Whether the promised time of an answer has passed. */
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
