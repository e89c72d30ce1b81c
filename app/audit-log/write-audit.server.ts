import { type Connection, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import type { Actor, Change, AuditAction, AuditKind } from "./audit.ts";

type Entry = {
	kind: AuditKind;
	id: string;
	/** The record's name; null where it must not outlive the record. */
	name: string | null;
	action: AuditAction;
	/** Null where the program acts without a user. */
	by: Actor | null;
	changes?: Change[];
};

/** Adds an entry to the audit log. Call it inside the transaction that makes the change. */
export async function writeAudit({ kind, id, name, action, by, changes }: Entry, t: Connection): Promise<void> {
	await t
		.insertInto("trace")
		.values({
			id: newId(),
			kind,
			record_id: id,
			record_name: name,
			action,
			by_email: by?.email ?? null,
			changes: changes && changes.length > 0 ? JSON.stringify(changes) : null,
			updated_at: now(),
		})
		.execute();
}
