import { setImmediate as nextTurn } from "node:timers/promises";
import { type Connection, db } from "../../foundation/database/client.server.ts";
import { isId, newId } from "../../foundation/database/identity.ts";
import type { UndoableChange } from "./undoable-changes.tsx";

/** For so long a change can be taken back. */
export const UNDO_MILLISECONDS = 15 * 60_000;

type Person = { id: string };

/** What is done with rows of a list, one or many; what a row is, and what was before, its list knows. */
type Change = { list: string; action: string };

/** The same with each row that it was done with. */
export type Remembered = Change & { rows: { id: string; before: unknown }[] };

/** How a list takes a change of its rows back. */
export type Undoer = {
	/** Takes it back for one row; false where somebody has changed that since. */
	undo: (action: string, id: string, before: unknown) => Promise<boolean>;
	/** The names of rows that are still there. */
	names: (ids: string[]) => Promise<Map<string, string>>;
};

/** How many rows are as they were before, and the names of the others. */
export type TakenBack = { done: number; failed: string[] };

/**
 * Writes down what was done with one row, in the transaction that does it. Returns the id under which it can be taken
 * back; rows that are changed together have one.
 */
export async function rememberChange(
	{ list, action }: Change,
	{ id, before }: { id: string; before: unknown },
	by: Person,
	t: Connection = db(),
	change_id = newId(),
): Promise<string> {
	const row = { change_id, record_id: id, user_id: by.id, list, action, before: JSON.stringify(before) };
	await t.insertInto("changed_records").values(row).execute();
	return change_id;
}

/** What there is to take back, once; null when there is nothing, or it was somebody else's or too long ago. */
export async function recallChange(id: string, by: Person): Promise<Remembered | null> {
	if (!isId(id)) return null;
	const rows = await db()
		.deleteFrom("changed_records")
		.where("change_id", "=", id)
		.where("user_id", "=", by.id)
		.where("created_at", ">=", since(UNDO_MILLISECONDS))
		.returningAll()
		.execute();
	const [first] = rows;
	if (!first) return null;
	const read = rows.map(({ record_id, before }) => ({ id: record_id, before: JSON.parse(before) as unknown }));
	return { list: first.list, action: first.action, rows: read };
}

/** Takes a change back, except for rows that somebody has changed since. */
export async function takeBack({ action, rows }: Remembered, { undo, names }: Undoer): Promise<TakenBack> {
	const failed: string[] = [];
	for (const { id, before } of rows) {
		if (!(await undo(action, id, before).catch(() => false))) failed.push(id);
		await nextTurn();
	}
	const named = failed.length > 0 ? await names(failed) : new Map<string, string>();
	return { done: rows.length - failed.length, failed: failed.map((id) => named.get(id) ?? id) };
}

/** What this person has done of late and has not taken back, the last first. */
export async function undoableChanges(by: Person): Promise<UndoableChange[]> {
	const rows = await db()
		.selectFrom("changed_records")
		.select((e) => ["change_id as id", "list", e.fn.max("created_at").as("at"), e.fn.countAll().as("count")])
		.where("user_id", "=", by.id)
		.where("created_at", ">", since(UNDO_MILLISECONDS))
		.groupBy(["change_id", "list"])
		.orderBy("at", "desc")
		.execute();
	return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** Deletes what can't be taken back any more. */
export async function deleteOldChanges(): Promise<void> {
	await db().deleteFrom("changed_records").where("created_at", "<", since(UNDO_MILLISECONDS)).execute();
}

function since(milliseconds: number): string {
	return new Date(Date.now() - milliseconds).toISOString();
}
