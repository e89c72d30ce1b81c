import { db, now } from "../database/client.server.ts";
import { isId, newId } from "../database/identity.ts";
import { recordSteps } from "../audit-log/record-steps.server.ts";
import { officeClock } from "./office-clock.server.ts";
import type { ContactRequest } from "./request.ts";
import { notesOf } from "./request-notes.server.ts";
import type { RequestRead } from "./request-page.tsx";
import type { Source } from "./source.ts";
import { waitingSince } from "./waiting.ts";

/** A request, hidden or not, with everything that the office knows about it; null when there is none. */
export async function requestToRead(id: string): Promise<RequestRead | null> {
	const request = await contactRequest(id);
	if (!request) return null;
	const { created_at } = request;
	const waiting =
		request.bearbeitet || request.suspicion
			? null
			: waitingSince(await officeClock(), request.released_at ?? created_at, now());
	// The id of the next note is created here, so that a note that is sent twice is stored once.
	return { request, waiting, notes: await notesOf(id), history: await recordSteps("request", id), noteId: newId() };
}

async function contactRequest(id: string): Promise<ContactRequest | null> {
	if (!isId(id)) return null;
	const row = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select([
			"id",
			"name",
			"email",
			"phone",
			"subject",
			"message",
			"privacy_agreed",
			"language",
			"offer_id",
			"offer_name",
			"default_subject",
			"source",
			"suspicion",
			"released_at",
		])
		.select(["bearbeitet", "processed_at", "processed_by_email", "ausgeblendet", "created_at"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row) return null;
	const { offer_id, source, ...request } = row;
	const machine = request.offer_name === null ? null : { id: offer_id, name: request.offer_name };
	return { ...request, machine, source: source === null ? null : (JSON.parse(source) as Source) };
}
