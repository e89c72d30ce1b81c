import { type Connection, db } from "../foundation/database/client.server.ts";
import { readSetting } from "../foundation/database/settings.server.ts";
import { type RetentionName, readDays } from "../office/retention-days.ts";
import type { Actor } from "./audit.ts";
import { changeSetting } from "./write-audit.server.ts";

/** Days until automatic deletion; null if it is off. */
export async function retentionDays(name: RetentionName, on: Connection = db()): Promise<number | null> {
	return readDays((await readSetting(name, on)) ?? "");
}

export async function setRetentionDays(name: RetentionName, days: number | null, by: Actor, t: Connection = db()) {
	const from = await retentionDays(name, t);
	await changeSetting({ field: name, from, to: days }, String(days ?? ""), by, t);
}
