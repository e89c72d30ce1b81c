/** A request that waits for an answer; `officeMinutes` is how long, in minutes of office hours. */
export type WaitingRequest = {
	id: string;
	name: string;
	subject: string;
	created_at: string;
	officeMinutes: number;
	overdue: boolean;
};

/** The unprocessed requests on the dashboard; `longest` is the oldest one, unless it is among the newest. */
export type OpenRequests = { count: number; newest: WaitingRequest[]; longest: WaitingRequest | null };
