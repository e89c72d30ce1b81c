import { sql } from "kysely";
import { daysAgo, db } from "../foundation/database/client.server.ts";

/** After that many days without any entry, the clock is more likely to be wrong. */
const QUIET_DAYS = 90;

let pause: { newest: string; until: string } | null = null;

/** Notes whether the newest entry is so old that the clock may be wrong: the clean-up then waits for a day. */
export async function noteClockJump(): Promise<void> {
	const { rows } = await sql<{ newest: string | null }>`select max(at) as newest from (
		select max(created_at) as at from trace union all select max(created_at) from "Kontaktanfragen_Archiv") as newest_of_each`.execute(
		db(),
	);
	const newest = rows[0]?.newest;
	pause = newest && newest < daysAgo(QUIET_DAYS) ? { newest, until: daysAgo(-1) } : null;
}

/** Until when nothing is deleted (UTC), and the newest entry that caused it; null where the clean-up does not wait. */
export const cleanUpPause = () => (pause && pause.until > new Date().toISOString() ? pause : null);
