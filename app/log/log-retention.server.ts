import { inBatches } from "../foundation/database/batches.server.ts";
import { type Connection, countOf, daysAgo, db } from "../foundation/database/client.server.ts";
import { retentionDays } from "./retention-days.server.ts";

/** Days until addresses and devices are removed from the log. */
const SOURCE_DAYS = 90;
/** Rows per statement, because SQLite blocks all other writes meanwhile. */
const BATCH = 1000;

/** The number of entries older than `days`; null is no limit. */
export async function entriesOlderThan(days: number | null, on: Connection = db()): Promise<number> {
	if (days === null) return 0;
	return countOf(on.selectFrom("trace").where("created_at", "<", daysAgo(days)));
}

/** Deletes outdated entries, and the addresses and devices of others. Runs at the start and every hour. */
export async function cleanLog(): Promise<void> {
	// Failed sign-ins without an account: the typed address may be anybody's, and they say nothing else.
	const strangers = oldest(SOURCE_DAYS).where("kind", "=", "signIn").where("record_id", "=", "");
	await inBatches(BATCH, () => deleteSome(strangers));
	await inBatches(BATCH, emptyOldest);
	const days = await retentionDays("log_days");
	if (days !== null) await inBatches(BATCH, () => deleteSome(oldest(days)));
}

async function emptyOldest(): Promise<number> {
	const old = oldest(SOURCE_DAYS).where("address", "is not", null);
	const emptied = await db()
		.updateTable("trace")
		.set({ address: null, device: null })
		.where("id", "in", old)
		.returning("id")
		.execute();
	return emptied.length;
}

async function deleteSome(entries: ReturnType<typeof oldest>): Promise<number> {
	return (await db().deleteFrom("trace").where("id", "in", entries).returning("id").execute()).length;
}

function oldest(days: number) {
	return db().selectFrom("trace").select("id").where("created_at", "<", daysAgo(days)).limit(BATCH);
}
