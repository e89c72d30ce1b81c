import { setImmediate as letOthersRun } from "node:timers/promises";
import { type Connection, db } from "../../foundation/database/client.server.ts";
import { isId, newId } from "../../foundation/database/identity.ts";

const UNDO_MILLISECONDS = 15 * 60_000;

export type Undoer = {
	/** Takes it back for one row; false where somebody has changed that since. */
	undo: (action: string, id: string, before: unknown) => Promise<boolean>;
	/** The names of rows that are still there. */
	names: (ids: string[]) => Promise<Map<string, string>>;
};
type UndoerOf = (list: string) => Undoer | null;

/** Stores what was done with one row, in the transaction that does it; rows that are changed together have one id. */
export async function rememberChange(
	{ list, action }: { list: string; action: string },
	{ id, before }: { id: string; before: unknown },
	by: { id: string },
	t: Connection = db(),
	change_id = newId(),
): Promise<string> {
	const row = { change_id, record_id: id, user_id: by.id, list, action, before: JSON.stringify(before) };
	await t.insertInto("changed_records").values(row).execute();
	return change_id;
}

/**
 * Takes a change back once, except for rows that somebody has changed since. Returns how many rows are as they were
 * before, and the names of the others; null for a change that is too old, somebody else's, or taken back already.
 */
export async function takeBack(changeId: string, by: { id: string }, undoerOf: UndoerOf) {
	if (!isId(changeId)) return null;
	const rows = await db()
		.deleteFrom("changed_records")
		.where("change_id", "=", changeId)
		.where("user_id", "=", by.id)
		.where("created_at", ">=", oldest())
		.returningAll()
		.execute();
	const undoer = rows[0] && undoerOf(rows[0].list);
	if (!undoer) return null;
	const failed: string[] = [];
	for (const { action, record_id, before } of rows) {
		if (!(await undoer.undo(action, record_id, JSON.parse(before)).catch(() => false))) failed.push(record_id);
		await letOthersRun();
	}
	const names = failed.length > 0 ? await undoer.names(failed) : new Map<string, string>();
	return { done: rows.length - failed.length, failed: failed.map((id) => names.get(id) ?? id) };
}

export type UndoableChange = Awaited<ReturnType<typeof undoableChanges>>[number];

/** What this person has done lately and not taken back, newest first; a single row with its name. */
export async function undoableChanges(by: { id: string }, undoerOf: UndoerOf) {
	const rows = await db()
		.selectFrom("changed_records")
		.select((e) => ["change_id as id", "list", e.fn.max("created_at").as("at"), e.fn.countAll<number>().as("count")])
		.select((e) => [e.fn.min("record_id").as("first"), e.fn.min("action").as("action")])
		.where("user_id", "=", by.id)
		.where("created_at", ">", oldest())
		.groupBy(["change_id", "list"])
		.orderBy("at", "desc")
		.execute();
	// A later change of the same row, or one that brought it back, makes an earlier one impossible to undo.
	const latest = rows.filter((row, at) => row.count > 1 || rows.findIndex(({ first }) => first === row.first) === at);
	const named = latest.map(async ({ id, list, action, at, count, first }) => {
		const names = count === 1 ? await undoerOf(list)?.names([first]) : null;
		return { id, list, action, at, count, name: names?.get(first) ?? null };
	});
	return (await Promise.all(named)).filter(
		({ count, action, name }) => count > 1 || (action === "trash") === (name === null),
	);
}

export async function deleteOldChanges(): Promise<void> {
	await db().deleteFrom("changed_records").where("created_at", "<", oldest()).execute();
}

function oldest(): string {
	return new Date(Date.now() - UNDO_MILLISECONDS).toISOString();
}
