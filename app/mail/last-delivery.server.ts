import { db } from "../foundation/database/client.server.ts";
import type { MessageKind } from "./claims.server.ts";
import { type FailureReason, readReason } from "./delivery-failure.ts";

/**
 * When a message of a kind was last delivered, and when and why the last delivery failed; null if that never happened.
 * Failures due to a wrong recipient are ignored, since they say nothing about the delivery route.
 */
export async function lastDelivery(
	kind: MessageKind,
): Promise<{ sent: string | null; failed: { at: string; reason: FailureReason } | null }> {
	const rows = () => db().selectFrom("outbox").where("kind", "=", kind);
	const sent = await rows()
		.select("sent_at")
		.where("sent_at", "is not", null)
		.orderBy("sent_at", "desc")
		.limit(1)
		.executeTakeFirst();
	const failed = await rows()
		.select(["updated_at", "last_error"])
		.where("sent_at", "is", null)
		.where("last_error", "is not", null)
		.where("last_error", "not like", "recipient%")
		.where("last_error", "not like", "address%")
		.orderBy("updated_at", "desc")
		.limit(1)
		.executeTakeFirst();
	const reason = readReason(failed?.last_error ?? null);
	return {
		sent: sent?.sent_at ?? null,
		failed: failed && reason ? { at: failed.updated_at, reason: reason.reason } : null,
	};
}
