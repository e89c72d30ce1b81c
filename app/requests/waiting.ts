import type { RequestKind } from "./request-kind.ts";
import { answerBy, isOverdue } from "./hours/answer-time.ts";
import { nextChange, type OfficeClock, officeMinutes, type OfficeTime, officeTime } from "./hours/office-hours.ts";

/** How long a request has waited in office hours, null before these begin, and the deadline. */
export type Waiting = { time: OfficeTime | null; overdue: boolean; answerBy: { day: string; time: string } };

/** The waiting time of a request that waits since `since`; both times in UTC. */
export function waitingSince(clock: OfficeClock, since: string, now: string): Waiting {
	const minutes = officeMinutes(clock, since, now);
	return {
		time: minutes > 0 || nextChange(clock, now).isOpen ? officeTime(clock, minutes) : null,
		overdue: isOverdue(clock, since, now),
		answerBy: answerBy(clock, since),
	};
}

/** When a request's waiting time began (UTC): for a suspicious one with its release. */
export function waitsFrom({ released_at, created_at }: { released_at: string | null; created_at: string }): string {
	return released_at ?? created_at;
}

/** As `waitingSince`, for an open request; null once a person has answered it, and for applications. */
export function waitingForAnswer(
	clock: OfficeClock,
	request: { kind: RequestKind; created_at: string; released_at: string | null; first_answer_at: string | null },
	now: string,
): Waiting | null {
	if (request.first_answer_at !== null || request.kind === "application") return null;
	return waitingSince(clock, waitsFrom(request), now);
}
