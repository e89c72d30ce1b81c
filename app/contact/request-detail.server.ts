import { db } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import type { ContactRequest } from "./request.ts";

/** A request, hidden or not; null when there is none. */
export async function requestToRead(id: string): Promise<ContactRequest | null> {
	if (!isId(id)) return null;
	const row = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "email", "phone", "subject", "message", "privacy_agreed", "language", "offer_id", "offer_name"])
		.select(["bearbeitet", "processed_at", "processed_by_email", "ausgeblendet", "created_at"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row) return null;
	const { offer_id, offer_name, ...request } = row;
	return { ...request, machine: offer_name === null ? null : { id: offer_id, name: offer_name } };
}
