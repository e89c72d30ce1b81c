import type { Reason } from "./send-failure.ts";

export const postStates = ["failed", "waiting", "sent"] as const;
export type PostState = (typeof postStates)[number];

/** One row of the outbox as the office sees it: to whom and what about, never the words. */
export type Post = {
	id: string;
	kind: "mail" | "webhook";
	/** The recipient's address; empty for the webhook. */
	to: string;
	subject: string;
	state: PostState;
	attempts: number;
	created_at: string;
	/** When it was sent or given up, or when it is tried next; UTC. */
	at: string;
	/** Being delivered right now. */
	onItsWay: boolean;
	failure: { reason: Reason; status: string | null } | null;
};

/** How mails and webhook calls leave, for whoever looks after the program. */
export type PostRoute = { mailServer: string | null; folder: string; webhook: string | null; signed: boolean };
