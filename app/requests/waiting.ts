import { clockTime } from "../foundation/i18n/opening-hours.ts";
import { isUrgent } from "./default-subject.ts";
import type { RequestKind } from "./request-kind.ts";
import { deadline } from "./hours/answer-time.ts";
import * as hours from "./hours/office-hours.ts";

/** How long a request has waited in office hours, null before these begin, and the deadline. */
export type Waiting = ReturnType<typeof waitingSince>;

type Waits = { created_at: string; released_at: string | null; default_subject: string | null };

/** The waiting time of an unanswered request; its times and `now` in UTC. */
export function waitingSince(clock: hours.OfficeClock, request: Waits, now: string) {
	const since = waitsFrom(request);
	const moment = hours.officeMoment(now);
	const minutes = hours.minutesBetween(clock, hours.officeMoment(since), moment);
	const due = deadline(clock, since, isUrgent(request));
	return {
		time: minutes > 0 || hours.nextChange(clock, now).isOpen ? hours.officeTime(clock, minutes) : null,
		overdue: moment.day === due.day ? moment.minutes > due.minutes : moment.day > due.day,
		answerBy: { ...due, time: clockTime(due.minutes) },
	};
}

/** When a request's waiting time began (UTC): for a suspicious one with its release. */
export function waitsFrom({ released_at, created_at }: Pick<Waits, "created_at" | "released_at">): string {
	return released_at ?? created_at;
}

/** As `waitingSince`, for an open request; null once a person has answered it, and for applications. */
export function waitingForAnswer(
	clock: hours.OfficeClock,
	request: Waits & { kind: RequestKind; first_answer_at: string | null },
	now: string,
): Waiting | null {
	if (request.first_answer_at !== null || request.kind === "application") return null;
	return waitingSince(clock, request, now);
}
