import { type Connection, db } from "../foundation/database/client.server.ts";
import type { AuditAction, AuditKind } from "./audit.ts";

/** The actions on a record, oldest first; `by_email` is null where the program acted without a user. */
export async function recordSteps(
	kind: AuditKind,
	id: string,
	t: Connection = db(),
): Promise<{ id: string; action: AuditAction; by_email: string | null; created_at: string }[]> {
	const rows = await t
		.selectFrom("trace")
		.select(["id", "action", "by_email", "created_at"])
		.where("kind", "=", kind)
		.where("record_id", "=", id)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...row, action: row.action as AuditAction }));
}
