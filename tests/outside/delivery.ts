import { pino } from "pino";
import { expect } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { startOutbox, stopOutbox } from "#app/mail/worker.server.ts";

/** Everything that the worker has logged. */
export const logged: string[] = [];

/** Lets the worker deliver until nothing is due any more. */
export async function deliverAll(): Promise<void> {
	startOutbox(pino({ level: "debug" }, { write: (line) => void logged.push(line) }));
	const due = async () =>
		(
			await db()
				.selectFrom("outbox")
				.select("id")
				.where("sent_at", "is", null)
				.where("failed_at", "is", null)
				.where((e) => e.or([e("next_try_at", "<=", new Date().toISOString()), e("leased_until", "is not", null)]))
				.execute()
		).length;
	await expect.poll(due, { timeout: 20_000, interval: 20 }).toBe(0);
	await stopOutbox();
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
