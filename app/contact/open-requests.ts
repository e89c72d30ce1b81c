/** A request that waits for an answer; `officeMinutes` counts office hours only. */
export type WaitingRequest = {
	id: string;
	name: string;
	subject: string;
	created_at: string;
	officeMinutes: number;
	overdue: boolean;
};

/**
 * What the dashboard shows of requests that nobody has processed; `longest` is the oldest one where it is not among the
 * newest.
 */
export type OpenRequests = { count: number; newest: WaitingRequest[]; longest: WaitingRequest | null };
