import { db, now } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import type { Editor } from "./editing.ts";

/** After so long without a sign of its window a mark has ended, and hinders nobody. */
const MARK_MILLISECONDS = 3 * 60_000;

/** The form of somebody who is editing: the session and the window that it belongs to. */
export type EditingForm = { userId: string; session: string; window: string };

const firstLiving = () => new Date(Date.now() - MARK_MILLISECONDS).toISOString();

/** Who is editing these records, beside the reader. */
export async function editorsOf(ids: string[], readerId: string): Promise<Map<string, Editor>> {
	if (ids.length === 0) return new Map();
	const rows = await db()
		.selectFrom("editing_marks")
		.innerJoin("users", "users.id", "editing_marks.user_id")
		.select(["record_id", "users.email as by", "editing_marks.created_at as since"])
		.where("record_id", "in", ids)
		.where("user_id", "!=", readerId)
		.where("editing_marks.updated_at", ">=", firstLiving())
		.execute();
	return new Map(rows.map(({ record_id, by, since }) => [record_id, { by, since }]));
}

/** Who is editing a record, beside the reader; null for nobody. */
export async function editorOf(id: string, readerId: string): Promise<Editor | null> {
	return isId(id) ? ((await editorsOf([id], readerId)).get(id) ?? null) : null;
}

/**
 * Marks a record as being edited by this form, or as seen again. Returns who is editing it instead, and changes nothing
 * then, unless it takes over.
 */
export async function markEditing(
	id: string,
	{ userId, session, window }: EditingForm,
	{ takesOver = false } = {},
): Promise<Editor | null> {
	if (!isId(id)) return null;
	const marked = await db()
		.transaction()
		.execute(async (t) => {
			await t
				.deleteFrom("editing_marks")
				.where("record_id", "=", id)
				.where((or) =>
					or.or([or("updated_at", "<", firstLiving()), ...(takesOver ? [or("user_id", "!=", userId)] : [])]),
				)
				.execute();
			const seen = { session_id: session, window_id: window, updated_at: now() };
			// One statement, so that of two who open a record at the same moment one is told.
			return t
				.insertInto("editing_marks")
				.values({ record_id: id, user_id: userId, ...seen })
				.onConflict((c) => c.column("record_id").doUpdateSet(seen).where("editing_marks.user_id", "=", userId))
				.returning("record_id")
				.executeTakeFirst();
		});
	return marked ? null : editorOf(id, userId);
}

/** Ends the mark of a person; with `window` only if no other form of theirs has been seen since. */
export async function endMark(id: string, userId: string, window?: string): Promise<void> {
	const ended = db().deleteFrom("editing_marks").where("record_id", "=", id).where("user_id", "=", userId);
	await (window === undefined ? ended : ended.where("window_id", "=", window)).execute();
}

/** Deletes marks whose window has not been seen for a while. */
export async function deleteEndedMarks(): Promise<void> {
	await db().deleteFrom("editing_marks").where("updated_at", "<", firstLiving()).execute();
}
