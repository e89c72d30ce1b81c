import { db } from "../database/client.server.ts";
import type { Kind } from "./claims.server.ts";
import { type Reason, readReason } from "./send-failure.ts";

/**
 * When something of a kind was last delivered, and when that last came to nothing and why; null where it never did. A
 * recipient that there is not says nothing of who delivers.
 */
export async function lastOf(
	kind: Kind,
): Promise<{ sent: string | null; failed: { at: string; reason: Reason } | null }> {
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
