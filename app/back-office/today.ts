import type { DueReason } from "../content/due-records.server.ts";

export type TodayLine = {
	to: string;
	why: DueReason | "urgent" | "answer" | "followUp" | "application";
	/** The name of the record, or of the request's sender. */
	name: string;
	/** The request's subject, or for whom a machine is reserved. */
	detail: string | null;
	/** On the office's clock: "2026-11-27T10:30", or a calendar day; the day since which an application waits. */
	at: string;
};

const END_OF_DAY = "T24:00";
const urgency: Partial<Record<TodayLine["why"], number>> = { urgent: 1, application: 3 };
const URGENCY_OF_DATES = 2;

/** Emergencies, then whatever has a date by its time, then what only waits. A day without a time ends at midnight. */
export function mostUrgentFirst(lines: TodayLine[]): TodayLine[] {
	const urgencyOf = ({ why }: TodayLine) => urgency[why] ?? URGENCY_OF_DATES;
	const endOf = ({ at }: TodayLine) => (at.includes("T") ? at : at + END_OF_DAY);
	return lines.toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || endOf(a).localeCompare(endOf(b)));
}

/** Whether its time has passed; `now` is on the office's clock. */
export function isLate({ why, at }: TodayLine, now: string): boolean {
	return why !== "application" && at < now.slice(0, at.length);
}
