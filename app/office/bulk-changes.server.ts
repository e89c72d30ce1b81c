import { type Connection, db, now } from "../database/client.server.ts";
import { isId, newId } from "../database/identity.ts";

/** For so long the button of the message takes all of it back. */
const UNDO_MILLISECONDS = 15 * 60_000;

type Person = { id: string };

/** What was done with rows of a list, one or many; what a record is, its list knows. */
export type BulkChange<One> = { list: string; action: string; records: One[] };

/** How many rows are as they were before, and the names of the others. */
export type TakenBack = { done: number; failed: string[] };

/** Keeps what was done, and returns the id under which it can be taken back; null when nothing was done. */
export async function rememberBulk<One>(
	{ list, action, records }: BulkChange<One>,
	by: Person,
	t: Connection = db(),
): Promise<string | null> {
	if (records.length === 0) return null;
	const id = newId();
	await t
		.insertInto("bulk_changes")
		.values({ id, user_id: by.id, list, action, records: JSON.stringify(records), updated_at: now() })
		.execute();
	return id;
}

/** What there is to take back, once; null when there is nothing, or it was somebody else's or too long ago. */
export async function recallBulk(id: string, by: Person): Promise<BulkChange<unknown> | null> {
	if (!isId(id)) return null;
	const row = await db()
		.deleteFrom("bulk_changes")
		.where("id", "=", id)
		.where("user_id", "=", by.id)
		.returningAll()
		.executeTakeFirst();
	if (!row || Date.now() - Date.parse(row.created_at) > UNDO_MILLISECONDS) return null;
	return { list: row.list, action: row.action, records: JSON.parse(row.records) as unknown[] };
}

/** Deletes what can't be taken back any more. */
export async function deleteOldBulkChanges(): Promise<void> {
	const before = new Date(Date.now() - UNDO_MILLISECONDS).toISOString();
	await db().deleteFrom("bulk_changes").where("created_at", "<", before).execute();
}
