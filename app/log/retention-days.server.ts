import { type Connection, db, inTransaction } from "../foundation/database/client.server.ts";
import { readSetting, storeSetting } from "../foundation/database/settings.server.ts";
import { type RetentionName, readDays } from "../office/retention-days.ts";
import type { Actor } from "./audit.ts";
import { writeAudit } from "./write-audit.server.ts";

/** Days until automatic deletion; null if it is off. */
export async function retentionDays(name: RetentionName, on: Connection = db()): Promise<number | null> {
	return readDays((await readSetting(name, on)) ?? "");
}

export async function setRetentionDays(name: RetentionName, days: number | null, by: Actor): Promise<void> {
	await inTransaction(async (t) => {
		const from = await retentionDays(name, t);
		if (from === days) return;
		await storeSetting(name, String(days ?? ""), t);
		const changes = [{ field: name, from, to: days }];
		await writeAudit({ kind: "setting", id: name, name: null, action: "changed", by, changes }, t);
	});
}
