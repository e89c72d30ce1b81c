import { type Connection, now } from "../database/client.server.ts";

/** Notes that a person has answered a request, unless one had before. */
export async function noteFirstAnswer(requestId: string, t: Connection): Promise<void> {
	await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ first_answer_at: now() })
		.where("id", "=", requestId)
		.where("first_answer_at", "is", null)
		.execute();
}
