import type { Waiting } from "./waiting.ts";

/** An unprocessed request. */
export type OpenRequest = {
	id: string;
	name: string;
	subject: string;
	default_subject: string | null;
	offer_name: string | null;
	created_at: string;
	ausgeblendet: boolean;
	/** When a person first answered it; until then it is waiting. */
	first_answer_at: string | null;
	waiting: Waiting | null;
};

/**
 * The unprocessed requests on the dashboard, hidden ones too. `suspicious` counts those that nobody has looked at as
 * yet.
 */
export type OpenRequests = {
	count: number;
	hidden: number;
	suspicious: number;
	/** Those whose follow-up is due, the oldest day first. */
	due: OpenRequest[];
	/** Those that nobody has answered in time: who waits longest comes first. */
	overdue: { count: number; first: OpenRequest[] };
	/** Without those above. */
	newest: OpenRequest[];
};
