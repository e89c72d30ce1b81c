import { answerBy, isOverdue } from "./answer-time.ts";
import { type OfficeClock, officeMinutes, type OfficeTime, officeTime } from "./office-hours.ts";

/** How long an open request has waited, in office hours, and the deadline for its answer. */
export type Waiting = { time: OfficeTime; overdue: boolean; answerBy: { day: string; time: string } };

/** The waiting time of a request that is open since `since`; both times in UTC. */
export function waitingSince(clock: OfficeClock, since: string, now: string): Waiting {
	return {
		time: officeTime(clock, officeMinutes(clock, since, now)),
		overdue: isOverdue(clock, since, now),
		answerBy: answerBy(clock, since),
	};
}
