import { type Connection, db } from "../foundation/database/client.server.ts";
import { type AuditAction, auditActions, type AuditKind, type Change } from "./audit.ts";

/** The actions on a record, oldest first; `by_email` is null where the program acted without a user. */
export async function recordSteps(
	kind: AuditKind,
	id: string,
): Promise<{ id: string; action: AuditAction; by_email: string | null; created_at: string }[]> {
	const rows = await db()
		.selectFrom("trace")
		.select(["id", "action", "by_email", "created_at"])
		.where("kind", "=", kind)
		.where("record_id", "=", id)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...row, action: row.action as AuditAction }));
}

/** The last entry of a record, of those with one of `actions` if they are named; null if there is none. */
export async function lastEntry(
	kind: AuditKind,
	id: string,
	t: Connection,
	actions: readonly AuditAction[] = auditActions,
): Promise<{ action: AuditAction; by_email: string | null; created_at: string; changes: Change[] } | null> {
	const row = await t
		.selectFrom("trace")
		.select(["action", "by_email", "created_at", "changes"])
		.where("kind", "=", kind)
		.where("record_id", "=", id)
		.where("action", "in", actions)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return row ? read(row) : null;
}

/** The entries of a record from one time to another (UTC), both included. */
export async function entriesBetween(
	kind: AuditKind,
	id: string,
	[since, until]: [string, string],
	t: Connection,
): Promise<{ action: AuditAction; changes: Change[] }[]> {
	const rows = await t
		.selectFrom("trace")
		.select(["action", "changes"])
		.where("kind", "=", kind)
		.where("record_id", "=", id)
		.where("created_at", ">=", since)
		.where("created_at", "<=", until)
		.execute();
	return rows.map(read);
}

function read<Row extends { action: string; changes: string | null }>(row: Row) {
	const changes: Change[] = row.changes === null ? [] : JSON.parse(row.changes);
	return { ...row, action: row.action as AuditAction, changes };
}
