import { setImmediate as others } from "node:timers/promises";
import { db } from "../database/client.server.ts";
import { countOf } from "../database/count.server.ts";
import { retentionDays } from "../office/retention-days.server.ts";
import { keptUntil } from "../office/retention-days.ts";

/** Entries that are deleted in one go: SQLite holds up everybody else meanwhile. */
const STEP = 1000;

/** How many entries are older than so many days. */
export function securityOlderThan(days: number): Promise<number> {
	return countOf(db().selectFrom("security_log").where("created_at", "<", keptUntil(days, new Date())));
}

/** Deletes entries whose time has passed. Runs at the start and every hour. */
export async function deleteOldSecurity(): Promise<void> {
	const days = await retentionDays("security_log_days");
	if (days === null) return;
	const until = keptUntil(days, new Date());
	for (let gone = STEP; gone === STEP; await others()) {
		const old = db().selectFrom("security_log").select("id").where("created_at", "<", until).limit(STEP);
		gone = (await db().deleteFrom("security_log").where("id", "in", old).returning("id").execute()).length;
	}
}
