import { type Connection, db } from "../foundation/database/client.server.ts";
import { type RetentionName, readDays } from "./retention-days.ts";
import { readSetting, storeSetting } from "../foundation/database/settings.server.ts";

/** Days until automatic deletion; null if it is off. */
export async function retentionDays(name: RetentionName, on: Connection = db()): Promise<number | null> {
	return readDays((await readSetting(name, on)) ?? "");
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
			await storeSetting(name, days === null ? "" : String(days), t);
			await audit(from, t);
		});
}
