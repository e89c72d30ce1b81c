import { type Connection, now } from "../foundation/database/client.server.ts";
import { storeSetting } from "../foundation/database/settings.server.ts";
import { newId } from "../foundation/database/identity.ts";
import type { Actor, Change, AuditAction, AuditKind, RequestSource } from "./audit.ts";

type Entry = {
	kind: AuditKind;
	id: string;
	/** The record's name; null where it must not outlive the record. */
	name: string | null;
	action: AuditAction;
	/** Null where the program acts without a user. */
	by: Actor | null;
	changes?: Change[];
	/** For sign-ins and changes to accounts; null for the operator's commands. */
	from?: RequestSource | null;
};

const DEVICE_LENGTH = 300;

/** The source of a request; `address` is the client's address as the server knows it. */
export function sourceOf(request: Request, address: string): RequestSource {
	return { address, device: request.headers.get("User-Agent")?.slice(0, DEVICE_LENGTH) || null };
}

/** Adds an entry to the audit log. Call it inside the transaction that makes the change. */
export async function writeAudit({ kind, id, name, action, by, changes, from }: Entry, t: Connection): Promise<void> {
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
			address: from?.address ?? null,
			device: from?.device ?? null,
			updated_at: now(),
		})
		.execute();
}

/** Stores a setting's `value` and logs what changes in it; does nothing where `from` and `to` are the same. */
export async function changeSetting(change: Change, value: string, by: Actor, t: Connection): Promise<void> {
	const { field, from, to } = change;
	if (from === to) return;
	await storeSetting(field, value, t);
	await writeAudit({ kind: "setting", id: field, name: null, action: "changed", by, changes: [change] }, t);
}
