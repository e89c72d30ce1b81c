import { type Connection, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import type { Actor, Change, AuditAction, AuditKind } from "./audit.ts";

type Entry = {
	kind: AuditKind;
	id: string;
	/** What the record is called; null where its name must not outlive it. */
	name: string | null;
	action: AuditAction;
	/** Null where the program acts by itself. */
	by: Actor | null;
	changes?: Change[];
};

/** Writes down who did what, in the transaction that does it. */
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
