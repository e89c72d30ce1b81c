import type { Reason } from "./send-failure.ts";

export const messageStates = ["failed", "waiting", "sent"] as const;
export type MessageState = (typeof messageStates)[number];

/** One row of the outbox as the office sees it: to whom and what about, never the words. */
export type OutboxMessage = {
	id: string;
	kind: "mail" | "webhook";
	/** The recipient's address; empty for the webhook. */
	to: string;
	subject: string;
	state: MessageState;
	attempts: number;
	created_at: string;
	/** When it was sent or given up, or when it is tried next; UTC. */
	at: string;
	/** Being delivered right now. */
	onItsWay: boolean;
	/** A mail that became a file, since no mail server is set up. */
	filed: boolean;
	failure: { reason: Reason; status: string | null } | null;
};

/** What the office reads of what is done: without a mail server nothing was sent. */
export type SentWord = "sent" | "filed";

/** How mails and webhook calls leave, for whoever looks after the program. */
export type DeliveryRoute = { mailServer: string | null; folder: string; webhook: string | null; signed: boolean };
