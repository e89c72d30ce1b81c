import { type Connection, db } from "../foundation/database/client.server.ts";
import type { AuditAction, AuditKind, Change } from "./audit.ts";

/** The actions on a record, oldest first; `by_email` is null where the program acted without a user. */
export async function recordSteps(kind: AuditKind, id: string, on: Connection = db()) {
	const rows = await on
		.selectFrom("trace")
		.select(["id", "action", "by_email", "created_at", "changes"])
		.where("kind", "=", kind)
		.where("record_id", "=", id)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...row, action: row.action as AuditAction, changes: changesIn(row.changes) }));
}

export function changesIn(stored: string | null): Change[] {
	return stored === null ? [] : (JSON.parse(stored) as Change[]);
}
