import { type Connection, db } from "../foundation/database/client.server.ts";
import type { AuditAction, AuditKind, Change } from "./audit.ts";

/** The actions on a record, oldest first; `by_email` is null where the program acted without a user. */
export async function recordSteps(kind: AuditKind, id: string) {
	const rows = await db()
		.selectFrom("trace")
		.select(["id", "action", "by_email", "created_at", "changes"])
		.where("kind", "=", kind)
		.where("record_id", "=", id)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...row, action: row.action as AuditAction, changes: changesIn(row.changes) }));
}

/** The entries of a record from one time to another (UTC), both included. */
export async function entriesBetween(kind: AuditKind, id: string, [since, until]: [string, string], t: Connection) {
	const rows = await t
		.selectFrom("trace")
		.select(["action", "changes"])
		.where("kind", "=", kind)
		.where("record_id", "=", id)
		.where("created_at", ">=", since)
		.where("created_at", "<=", until)
		.execute();
	return rows.map(({ action, changes }) => ({ action: action as AuditAction, changes: changesIn(changes) }));
}

export function changesIn(stored: string | null): Change[] {
	return stored === null ? [] : (JSON.parse(stored) as Change[]);
}
