import { type Connection, now } from "../database/client.server.ts";
import { officeClock } from "../office-hours/office-clock.server.ts";
import { officeMinutes } from "../office-hours/office-hours.ts";
import { waitsFrom } from "./waiting.ts";

/**
 * Notes that a person has answered a request: its sender's replies wait no longer. The first time also how long it took,
 * in office hours.
 */
export async function noteAnswer(requestId: string, t: Connection): Promise<void> {
	await t.updateTable("Kontaktanfragen_Archiv").set({ reply_since: null }).where("id", "=", requestId).execute();
	const request = await t
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["created_at", "released_at"])
		.where("id", "=", requestId)
		.where("first_answer_at", "is", null)
		.executeTakeFirst();
	if (!request) return;
	const time = now();
	const minutes = officeMinutes(await officeClock(t), waitsFrom(request), time);
	await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ first_answer_at: time, first_answer_minutes: minutes })
		.where("id", "=", requestId)
		.where("first_answer_at", "is", null)
		.execute();
}
