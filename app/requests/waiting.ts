import { isUrgent } from "./default-subject.ts";
import type { RequestKind } from "./request-kind.ts";
import { answerBy, isOverdue } from "./hours/answer-time.ts";
import { nextChange, type OfficeClock, officeMinutes, type OfficeTime, officeTime } from "./hours/office-hours.ts";

/** How long a request has waited in office hours, null before these begin, and the deadline. */
export type Waiting = { time: OfficeTime | null; overdue: boolean; answerBy: { day: string; time: string } };

type Waits = { created_at: string; released_at: string | null; default_subject: string | null };

/** The waiting time of an unanswered request; its times and `now` in UTC. */
export function waitingSince(clock: OfficeClock, request: Waits, now: string): Waiting {
	const since = waitsFrom(request);
	const minutes = officeMinutes(clock, since, now);
	return {
		time: minutes > 0 || nextChange(clock, now).isOpen ? officeTime(clock, minutes) : null,
		overdue: isOverdue(clock, since, now, isUrgent(request)),
		answerBy: answerBy(clock, since, isUrgent(request)),
	};
}

/** When a request's waiting time began (UTC): for a suspicious one with its release. */
export function waitsFrom({ released_at, created_at }: Pick<Waits, "created_at" | "released_at">): string {
	return released_at ?? created_at;
}

/** As `waitingSince`, for an open request; null once a person has answered it, and for applications. */
export function waitingForAnswer(
	clock: OfficeClock,
	request: Waits & { kind: RequestKind; first_answer_at: string | null },
	now: string,
): Waiting | null {
	if (request.first_answer_at !== null || request.kind === "application") return null;
	return waitingSince(clock, request, now);
}
