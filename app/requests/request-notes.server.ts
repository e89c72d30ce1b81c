import { db, inTransaction, now } from "../foundation/database/client.server.ts";
import { isId, newId } from "../foundation/database/identity.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import type { Actor } from "../log/audit.ts";
import { requestRow } from "./request-kind.server.ts";
import { claim, lockRequest, noteChange, noteFirstAnswer } from "./request-steps.server.ts";
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
		// The same form sent twice at once is stored one after the other.
		await lockRequest(t, requestId);
		const request = await requestRow(requestId, t).select("kind").executeTakeFirst();
		if (!request) return false;
		const note = { request_id: requestId, by_email: by.email, kind, text };
		const notes = t.selectFrom("request_notes").selectAll();
		const there = isId(noteId) ? await notes.where("id", "=", noteId).executeTakeFirst() : undefined;
		if (there?.request_id === requestId && there.kind === kind && there.text === text) return true;
		const id = isId(noteId) && !there ? noteId : newId();
		const time = now();
		const row = { ...note, id, created_at: time, updated_at: time };
		await t.insertInto("request_notes").values(row).execute();
		await noteChange(requestId, t);
		// Without the note's text, which must be deleted with the request.
		const action = ({ note: "noted", phone: "phoned", mail: "answeredOutside" } as const)[kind];
		await writeAudit({ kind: request.kind, id: requestId, name: null, action, by }, t);
		if (kind !== "note") {
			await noteFirstAnswer([requestId], t);
			await claim(requestId, t, by);
		}
		return true;
	});
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
