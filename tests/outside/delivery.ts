import { pino } from "pino";
import { db } from "#app/foundation/database/client.server.ts";
import { deliverDue } from "#app/mail/deliver-due.server.ts";

export const logged: string[] = [];

const log = pino({ level: "debug" }, { write: (line) => void logged.push(line) });

/** Delivers until nothing is due any more. */
export async function deliverAll(): Promise<void> {
	const never = new AbortController().signal;
	await Promise.all([deliverDue("mail", log, never), deliverDue("webhook", log, never)]);
}

export const messages = () => db().selectFrom("outbox").selectAll().orderBy("id").execute();

/** As if the pause after a failed try were over. */
export async function letPausesPass(): Promise<void> {
	await db()
		.updateTable("outbox")
		.set({ next_try_at: "2000-01-01T00:00:00.000Z" })
		.where("failed_at", "is", null)
		.where("sent_at", "is", null)
		.execute();
}
