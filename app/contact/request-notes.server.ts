import { db, now } from "../database/client.server.ts";
import { isId, newId } from "../database/identity.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import { noteFirstAnswer } from "./first-answer.server.ts";
import { noteChange } from "./request-repository.server.ts";
import type { NoteKind, RequestNote } from "./request.ts";

/**
 * Adds a note to a request; false when the request no longer exists. The same `noteId` is stored only once. A talk on
 * the telephone and an answer from somebody's own mail program count as the first answer.
 */
export async function addNote(
	requestId: string,
	{ text, noteId, kind = "note" }: { text: string; noteId: string | undefined; kind?: NoteKind },
	by: Actor,
): Promise<boolean> {
	if (!isId(requestId)) return false;
	return db()
		.transaction()
		.execute(async (t) => {
			const request = await t
				.selectFrom("Kontaktanfragen_Archiv")
				.select("id")
				.where("id", "=", requestId)
				.executeTakeFirst();
			if (!request) return false;
			const id = isId(noteId) ? noteId : newId();
			const time = now();
			const added = await t
				.insertInto("request_notes")
				.values({ id, request_id: requestId, by_email: by.email, kind, text, created_at: time, updated_at: time })
				.onConflict((c) => c.column("id").doNothing())
				.returning("id")
				.executeTakeFirst();
			if (!added) return true;
			await noteChange(requestId, t);
			if (kind !== "note") await noteFirstAnswer(requestId, t);
			// The audit log records that there was a note but not its text, which must be deleted with the request.
			const action = ({ note: "noted", phone: "phoned", mail: "answeredOutside" } as const)[kind];
			await writeAudit({ kind: "request", id: requestId, name: null, action, by }, t);
			return true;
		});
}

/** The notes of a request, the oldest first. */
export async function notesOf(requestId: string): Promise<RequestNote[]> {
	const rows = await db()
		.selectFrom("request_notes")
		.select(["id", "by_email", "kind", "text", "created_at"])
		.where("request_id", "=", requestId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...row, kind: row.kind as NoteKind }));
}
