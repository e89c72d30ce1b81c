import { setImmediate as letOthersRun } from "node:timers/promises";
import { type Connection, db } from "../../foundation/database/client.server.ts";
import { isId, newId } from "../../foundation/database/identity.ts";
import { firstNames } from "./choice.ts";

const UNDO_MILLISECONDS = 15 * 60_000;

export type Undoer = {
	/** Takes it back for one row; false where somebody has changed that since. */
	undo: (action: string, id: string, before: unknown) => Promise<boolean>;
	/** The rows that are still there or in the trash. */
	rows: (ids: string[]) => Promise<Map<string, { name: string; at: ChangedAt }>>;
};
/** What says whether a row has changed since: the time (UTC) of its last change, or its version. */
type ChangedAt = string | number;
/** What an undoer needs; `at` is of the row right after the change. `price`: in cents or hundredths of a per cent. */
export type Before = { at: ChangedAt; price?: { by: string; amount: number } };
type UndoerOf = (list: string) => Undoer | null;

/** Stores what was done with one row, in the transaction that does it; rows that are changed together have one id. */
export async function rememberChange(
	{ list, action }: { list: string; action: string },
	{ id, before }: { id: string; before: Before },
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
	const found = failed.length > 0 ? await undoer.rows(failed) : null;
	return { done: rows.length - failed.length, failed: failed.map((id) => found?.get(id)?.name ?? id) };
}

export type UndoableChange = Awaited<ReturnType<typeof undoableChanges>>[number];

/** What this person has done lately and can still take back, newest first, with the names of the first rows. */
export async function undoableChanges(by: { id: string }, undoerOf: UndoerOf) {
	const rows = await db()
		.selectFrom("changed_records")
		.selectAll()
		.where("user_id", "=", by.id)
		.where("created_at", ">", oldest())
		.orderBy("created_at", "desc")
		.execute();
	const changes = [...Map.groupBy(rows, (row) => row.change_id)].map(async ([id, changed]) => {
		const { list, action, created_at: at, before } = changed[0]!;
		const { price } = JSON.parse(before) as Before;
		const found = await undoerOf(list)?.rows(changed.map((row) => row.record_id));
		const left = changed.toReversed().flatMap(({ record_id, before }) => {
			const row = found?.get(record_id);
			return row && row.at === (JSON.parse(before) as Before).at ? row : [];
		});
		const names = firstNames(left.flatMap(({ name }) => name || []));
		return { id, list, action, at, price, count: left.length, names };
	});
	return (await Promise.all(changes)).filter(({ count }) => count > 0);
}

export async function deleteOldChanges(): Promise<void> {
	await db().deleteFrom("changed_records").where("created_at", "<", oldest()).execute();
}

function oldest(): string {
	return new Date(Date.now() - UNDO_MILLISECONDS).toISOString();
}
