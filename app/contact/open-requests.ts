import type { AnswerStatistics } from "./answer-statistics.server.ts";
import type { Waiting } from "./waiting.ts";

/** A request that waits for an answer. */
export type WaitingRequest = {
	id: string;
	name: string;
	subject: string;
	default_subject: string | null;
	offer_name: string | null;
	created_at: string;
	ausgeblendet: boolean;
	waiting: Waiting;
};

/**
 * The unprocessed requests on the dashboard, hidden ones too; `longest` is the oldest one, unless it is among the
 * newest. `suspicious` counts those that nobody has looked at as yet.
 */
export type OpenRequests = {
	count: number;
	hidden: number;
	suspicious: number;
	/** Those whose follow-up is due, the oldest day first. */
	due: WaitingRequest[];
	newest: WaitingRequest[];
	/** Null when nobody was answered this month. */
	statistics: AnswerStatistics | null;
	longest: WaitingRequest | null;
};
