import { type Connection, db, now } from "../database/client.server.ts";
import { type RetentionName, readDays, defaultDays } from "./retention-days.ts";

/** Days until automatic deletion; null if it is off. */
export async function retentionDays(name: RetentionName, on: Connection = db()): Promise<number | null> {
	const row = await on.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
	return row ? readDays(row.value) : defaultDays[name];
}

/** Stores the setting; `audit` logs the change in the same transaction. */
export async function setRetentionDays(
	name: RetentionName,
	days: number | null,
	audit: (from: number | null, t: Connection) => Promise<void>,
): Promise<void> {
	await db()
		.transaction()
		.execute(async (t) => {
			const from = await retentionDays(name, t);
			if (from === days) return;
			const row = { name, value: days === null ? "" : String(days), updated_at: now() };
			await t
				.insertInto("settings")
				.values(row)
				.onConflict((c) => c.column("name").doUpdateSet({ value: row.value, updated_at: row.updated_at }))
				.execute();
			await audit(from, t);
		});
}
