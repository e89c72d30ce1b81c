import { db } from "../database/client.server.ts";

/** How many contact requests nobody has processed or hidden yet. */
export async function countOpenRequests(): Promise<number> {
	const { count } = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("bearbeitet", "=", false)
		.where("ausgeblendet", "=", false)
		.executeTakeFirstOrThrow();
	return Number(count);
}
