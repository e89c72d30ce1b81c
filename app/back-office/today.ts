import type { DueReason } from "../content/due-records.server.ts";

export type TodayLine = {
	to: string;
	why: DueReason | "urgent" | "answer" | "followUp" | "application";
	/** The name of the record, or of the request's sender. */
	name: string;
	/** The request's subject, or for whom a machine is reserved. */
	detail: string | null;
	/** The address of the colleague who has the request. */
	assigned?: string | null;
	/** On the office's clock: "2026-11-27T10:30", or a calendar day; the day since which an application waits. */
	at: string;
};

/**
 * What ends today with emergencies first, what is overdue and what comes later, each by its time; no line twice. A day
 * ends at midnight; applications are for today.
 */
export function linesByDay(lines: TodayLine[], now: string) {
	const isUrgent = ({ why }: TodayLine) => Number(why === "urgent");
	const dayOf = ({ why, at }: TodayLine) => (why === "application" ? now : at).slice(0, 10);
	const endOf = (line: TodayLine) => (line.at.includes("T") ? line.at : `${dayOf(line)}T24:00`);
	const sorted = lines.toSorted((a, b) => isUrgent(b) - isUrgent(a) || endOf(a).localeCompare(endOf(b)));
	const once = sorted.filter(({ to }, place) => sorted.findIndex((line) => line.to === to) === place);
	return Object.groupBy(once, (line) => {
		if (!isUrgent(line) && isLate(line, now)) return "late";
		return isUrgent(line) || dayOf(line) === now.slice(0, 10) ? "today" : "later";
	});
}

/** Whether its time has passed; `now` is on the office's clock. */
export function isLate({ why, at }: TodayLine, now: string): boolean {
	return why !== "application" && at < now.slice(0, at.length);
}
