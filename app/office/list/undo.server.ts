import { setImmediate as nextTurn } from "node:timers/promises";
import { type Connection, db, now } from "../../database/client.server.ts";
import { isId, newId } from "../../database/identity.ts";
import type { BrokenOffChange } from "./broken-off.tsx";
import type { UndoableChange } from "./undoable-changes.tsx";

/** For so long the button of the message takes all of it back. */
export const UNDO_MILLISECONDS = 15 * 60_000;
/** A change that is not ended and has written nothing for so long was broken off with its process. */
const SILENT_MILLISECONDS = 15_000;
const MOST_UNDOABLE = 20;
/** What the log says of a record without any change of it. */
const ofDrafts = ["drafted", "discarded", "shared", "unshared"];

type Person = { id: string };

/** What is done with rows of a list, one or many; what a row is, and what was before, its list knows. */
type Change = { list: string; action: string };

/** The same with each row that it was done with. */
export type Remembered = Change & { rows: { id: string; before: unknown }[] };

/** Taken back, but whom the row was assigned to is no user any more. */
export const TO_NOBODY = "to nobody";

/** How a list takes a change of its rows back. */
export type Undoer = {
	/** Takes it back for one row; false where somebody has changed that since. */
	undo: (action: string, id: string, before: unknown) => Promise<boolean | typeof TO_NOBODY>;
	/** The names of rows that are still there. */
	names: (ids: string[]) => Promise<Map<string, string>>;
};

/** How many rows are as they were before, of how many of these `TO_NOBODY` is true, and the names of the others. */
export type TakenBack = { done: number; toNobody: number; failed: string[] };

/**
 * Writes down what is done with rows of a list, each in the transaction that does it, so that a process that is killed
 * leaves an undo for all that it did.
 */
export function undoLog({ list, action }: Change, by: Person) {
	const id = newId();
	return {
		async add(record_id: string, before: unknown, t: Connection): Promise<void> {
			const change = { id, user_id: by.id, list, action, ended_at: null, updated_at: now() };
			// Each row's, because the first one's transaction may come to nothing.
			await t
				.insertInto("bulk_changes")
				.values(change)
				.onConflict((c) => c.doNothing())
				.execute();
			await t
				.insertInto("changed_records")
				.values({ change_id: id, record_id, before: JSON.stringify(before) })
				.execute();
		},
		/** Returns the id under which all of it can be taken back; null when nothing was done. */
		async end(t: Connection = db()): Promise<string | null> {
			const ended = t.updateTable("bulk_changes").set({ ended_at: now() }).where("id", "=", id);
			return (await ended.returning("id").executeTakeFirst())?.id ?? null;
		},
	};
}

/** Writes down what was done with one row, and returns the id under which it can be taken back. */
export async function rememberChange(
	change: Change,
	{ id, before }: { id: string; before: unknown },
	by: Person,
	t: Connection = db(),
): Promise<string | null> {
	const log = undoLog(change, by);
	await log.add(id, before, t);
	return log.end(t);
}

/** What there is to take back, once; null when there is nothing, or it was somebody else's or too long ago. */
export async function recallChange(id: string, by: Person): Promise<Remembered | null> {
	if (!isId(id)) return null;
	return db()
		.transaction()
		.execute(async (t) => {
			const rows = await t
				.selectFrom("changed_records")
				.select(["record_id as id", "before"])
				.where("change_id", "=", id)
				.orderBy("created_at")
				.execute();
			const change = await t
				.deleteFrom("bulk_changes")
				.where("id", "=", id)
				.where("user_id", "=", by.id)
				.returningAll()
				.executeTakeFirst();
			if (!change || change.created_at < since(UNDO_MILLISECONDS)) return null;
			const { list, action } = change;
			return { list, action, rows: rows.map((row) => ({ ...row, before: JSON.parse(row.before) as unknown })) };
		});
}

/** Takes a change back, except for rows that somebody has changed since. */
export async function takeBack({ action, rows }: Remembered, { undo, names }: Undoer): Promise<TakenBack> {
	const failed: string[] = [];
	let toNobody = 0;
	for (const { id, before } of rows) {
		const undone = await undo(action, id, before).catch(() => false);
		if (undone === TO_NOBODY) toNobody++;
		if (!undone) failed.push(id);
		await nextTurn();
	}
	const named = failed.length > 0 ? await names(failed) : new Map<string, string>();
	return { done: rows.length - failed.length, toNobody, failed: failed.map((id) => named.get(id) ?? id) };
}

/** What this person has done and can still take back, the last first; with `recordId` only what that record is among. */
export async function undoableChanges(by: Person, recordId?: string): Promise<UndoableChange[]> {
	const rows = await db()
		.selectFrom("bulk_changes as change")
		.select(["change.id", "change.list", "change.ended_at as at"])
		.select((e) => [
			e
				.selectFrom("changed_records")
				.whereRef("change_id", "=", "change.id")
				.select(e.fn.countAll().as("n"))
				.as("count"),
			// Records in the trash have their name in the log.
			e
				.selectFrom("trace")
				.select("record_name")
				.whereRef("kind", "=", "change.list")
				.where("record_id", "in", (changed) =>
					changed.selectFrom("changed_records").select("record_id").whereRef("change_id", "=", "change.id"),
				)
				.orderBy("trace.created_at", "desc")
				.limit(1)
				.as("name"),
		])
		.where("change.user_id", "=", by.id)
		.where("change.ended_at", "is not", null)
		.where("change.created_at", ">", since(UNDO_MILLISECONDS))
		// Where somebody has changed a row since, that row stays as it is.
		.where((e) =>
			e.exists(
				e
					.selectFrom("changed_records as changed")
					.select("record_id")
					.whereRef("change_id", "=", "change.id")
					.$if(recordId !== undefined, (changed) => changed.where("record_id", "=", recordId!))
					.where((one) =>
						one.not(
							one.exists(
								one
									.selectFrom("trace")
									.select("id")
									.whereRef("trace.kind", "=", "change.list")
									.whereRef("trace.record_id", "=", "changed.record_id")
									.whereRef("trace.created_at", ">", "changed.created_at")
									.where("trace.action", "not in", ofDrafts),
							),
						),
					),
			),
		)
		.orderBy("change.ended_at", "desc")
		.limit(MOST_UNDOABLE)
		.execute();
	return rows.map(({ count, at, ...row }) => ({ ...row, at: at!, count: Number(count) }));
}

/** A change of this person that was broken off, and with how many rows it was done; null without one. */
export async function brokenOff(list: string, by: Person): Promise<BrokenOffChange | null> {
	const silent = since(SILENT_MILLISECONDS);
	const change = await db()
		.selectFrom("bulk_changes as change")
		.select("id")
		.select((e) =>
			e
				.selectFrom("changed_records")
				.whereRef("change_id", "=", "change.id")
				.select(e.fn.countAll().as("n"))
				.as("count"),
		)
		.where("list", "=", list)
		.where("user_id", "=", by.id)
		.where("ended_at", "is", null)
		.where("created_at", ">", since(UNDO_MILLISECONDS))
		.where("created_at", "<", silent)
		.where((e) =>
			e.not(
				e.exists(
					e
						.selectFrom("changed_records")
						.select("record_id")
						.whereRef("change_id", "=", "change.id")
						.where("created_at", ">=", silent),
				),
			),
		)
		.orderBy("created_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return change ? { id: change.id, count: Number(change.count) } : null;
}

/** Deletes what can't be taken back any more. */
export async function deleteOldChanges(): Promise<void> {
	await db().deleteFrom("bulk_changes").where("created_at", "<", since(UNDO_MILLISECONDS)).execute();
}

function since(milliseconds: number): string {
	return new Date(Date.now() - milliseconds).toISOString();
}
