import { setImmediate as letOthersRun } from "node:timers/promises";
import { db } from "../database/client.server.ts";
import { countOf } from "../database/count.server.ts";
import { retentionDays } from "../office/retention-days.server.ts";
import { deletedBefore } from "../office/retention-days.ts";

/** Rows per delete, because SQLite blocks all other writes meanwhile. */
const BATCH = 1000;

/** The number of entries older than `days`. */
export function securityOlderThan(days: number): Promise<number> {
	return countOf(db().selectFrom("security_log").where("created_at", "<", deletedBefore(days, new Date())));
}

/** Deletes entries older than the retention period. Runs at the start and every hour. */
export async function deleteOldSecurity(): Promise<void> {
	const days = await retentionDays("security_log_days");
	if (days === null) return;
	const until = deletedBefore(days, new Date());
	for (let deleted = BATCH; deleted === BATCH; await letOthersRun()) {
		const old = db().selectFrom("security_log").select("id").where("created_at", "<", until).limit(BATCH);
		deleted = (await db().deleteFrom("security_log").where("id", "in", old).returning("id").execute()).length;
	}
}
