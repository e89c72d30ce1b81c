import { type Connection, countOf, db, inTransaction, now } from "../foundation/database/client.server.ts";
import { isId, newId } from "../foundation/database/identity.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import type { Actor } from "../log/audit.ts";
import { requestRow } from "./request-kind.server.ts";
import { noteChange, noteFirstAnswer } from "./request-steps.server.ts";
import type { NoteKind } from "./request.ts";

/**
 * Adds a note to a request; returns false if that is gone. A note is stored once; other words or another kind under its
 * `noteId` are a further note. Talks on the phone and mails from one's own program count as answers.
 */
export async function addNote(
	requestId: string,
	{ text, noteId, kind = "note" }: { text: string; noteId: string | undefined; kind?: NoteKind },
	by: Actor,
): Promise<boolean> {
	return inTransaction(async (t) => {
		const request = await requestRow(requestId, t).select("kind").executeTakeFirst();
		if (!request) return false;
		const note = { request_id: requestId, by_email: by.email, kind, text };
		const id = isId(noteId) ? noteId : newId();
		if (!(await insertNote({ id, ...note }, t))) {
			const same = t
				.selectFrom("request_notes")
				.where((stored) => stored.and({ id, request_id: requestId, kind, text }));
			if ((await countOf(same)) > 0) return true;
			await insertNote({ id: newId(), ...note }, t);
		}
		await noteChange(requestId, t);
		if (kind !== "note") await noteFirstAnswer(requestId, t);
		// Without the note's text, which must be deleted with the request.
		const action = ({ note: "noted", phone: "phoned", mail: "answeredOutside" } as const)[kind];
		await writeAudit({ kind: request.kind, id: requestId, name: null, action, by }, t);
		return true;
	});
}

type NewNote = { id: string; request_id: string; by_email: string; kind: NoteKind; text: string };

/** Returns false if there is a note with this id. */
async function insertNote(note: NewNote, t: Connection): Promise<boolean> {
	const time = now();
	const added = await t
		.insertInto("request_notes")
		.values({ ...note, created_at: time, updated_at: time })
		.onConflict((c) => c.column("id").doNothing())
		.returning("id")
		.executeTakeFirst();
	return added !== undefined;
}

export async function notesOf(requestId: string) {
	const rows = await db()
		.selectFrom("request_notes")
		.select(["id", "by_email", "kind", "text", "created_at"])
		.where("request_id", "=", requestId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...row, kind: row.kind as NoteKind }));
}
