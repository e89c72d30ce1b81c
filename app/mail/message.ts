import type { FailureReason } from "./delivery-failure.ts";

export const messageStates = ["failed", "waiting", "sent"] as const;
export type MessageState = (typeof messageStates)[number];

/** One message as the office sees it: recipient and subject, but never the content. */
export type OutboxMessage = {
	id: string;
	kind: "mail" | "webhook";
	/** The recipient's address; empty for the webhook. */
	to: string;
	subject: string;
	state: MessageState;
	attempts: number;
	created_at: string;
	/** The time it was sent or given up, or of the next try; UTC. */
	at: string;
	/** It is being delivered right now. */
	onItsWay: boolean;
	/** A mail that was written to a file, because no mail server is set up. */
	filed: boolean;
	failure: { reason: FailureReason; status: string | null } | null;
};
