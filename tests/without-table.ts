import { db } from "#app/foundation/database/client.server.ts";

/** Runs `work` while a table can't be reached. */
export async function withoutTable<T>(table: string, work: () => Promise<T>): Promise<T> {
	await db().schema.alterTable(table).renameTo("away").execute();
	try {
		return await work();
	} finally {
		await db().schema.alterTable("away").renameTo(table).execute();
	}
}
