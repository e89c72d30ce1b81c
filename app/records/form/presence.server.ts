import type { CollectionName } from "../../audit-log/audit.ts";
import { db, now } from "../../database/client.server.ts";
import { isId } from "../../database/identity.ts";
import type { Editor } from "./presence.ts";

/** After so long without a sign of their window somebody is not editing any more. */
const PRESENCE_MILLISECONDS = 3 * 60_000;

/** The form of somebody who is editing: the session and the window that it belongs to. */
export type EditingForm = { userId: string; session: string; window: string };
type Of = { kind: CollectionName; id: string };

const firstLiving = () => new Date(Date.now() - PRESENCE_MILLISECONDS).toISOString();

/** Who is editing these records, beside the reader; who began first comes first. */
export async function editorsOf(
	kind: CollectionName,
	ids: string[],
	readerId: string,
): Promise<Map<string, [Editor, ...Editor[]]>> {
	const editors = new Map<string, [Editor, ...Editor[]]>();
	if (ids.length === 0) return editors;
	const rows = await db()
		.selectFrom("presence")
		.innerJoin("users", "users.id", "presence.user_id")
		.select(["record_id", "users.email as by", "presence.created_at as since"])
		.where("record_id", "in", ids)
		.where("kind", "=", kind)
		.where("user_id", "!=", readerId)
		.where("presence.updated_at", ">=", firstLiving())
		.orderBy("presence.created_at")
		.orderBy("users.email")
		.execute();
	for (const { record_id, by, since } of rows) {
		const known = editors.get(record_id);
		if (known) known.push({ by, since });
		else editors.set(record_id, [{ by, since }]);
	}
	return editors;
}

/** Who is editing a record, beside the reader. */
export async function editorsOfOne({ kind, id }: Of, readerId: string): Promise<Editor[]> {
	return isId(id) ? ((await editorsOf(kind, [id], readerId)).get(id) ?? []) : [];
}

/** Notes that a record is being edited in this form, or still is. It hinders nobody. */
export async function notePresence({ kind, id }: Of, { userId, session, window }: EditingForm): Promise<void> {
	if (!isId(id)) return;
	const seen = { session_id: session, window_id: window, updated_at: now() };
	await db()
		.transaction()
		.execute(async (t) => {
			// Who comes back after a while begins anew.
			await t
				.deleteFrom("presence")
				.where("record_id", "=", id)
				.where("kind", "=", kind)
				.where("updated_at", "<", firstLiving())
				.execute();
			await t
				.insertInto("presence")
				.values({ kind, record_id: id, user_id: userId, ...seen })
				.onConflict((c) => c.columns(["kind", "record_id", "user_id"]).doUpdateSet(seen))
				.execute();
		});
}

/** A person edits a record no more; with `window` only if no other form of theirs has been seen since. */
export async function endPresence({ kind, id }: Of, userId: string, window?: string): Promise<void> {
	const ended = db()
		.deleteFrom("presence")
		.where("record_id", "=", id)
		.where("kind", "=", kind)
		.where("user_id", "=", userId);
	await (window === undefined ? ended : ended.where("window_id", "=", window)).execute();
}

/** Deletes the rows of windows that have not been seen for a while. Runs at the start and every hour. */
export async function deleteEndedPresence(): Promise<void> {
	await db().deleteFrom("presence").where("updated_at", "<", firstLiving()).execute();
}
