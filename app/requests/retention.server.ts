import { inBatches } from "../foundation/database/batches.server.ts";
import { type Connection, countOf, daysAgo, db, inTransaction } from "../foundation/database/client.server.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import type { RequestKind } from "./request-kind.ts";
import { ofKind } from "./request-kind.server.ts";
import { forgetRequests } from "./request-steps.server.ts";
import { retentionDays } from "../log/retention-days.server.ts";

const NAME = "contact_request_days";
/** Rows per transaction, because SQLite blocks all other writes meanwhile. */
const BATCH = 250;

let lastKnown: number | null = null;

/** The days after which contact requests are deleted; null if they are kept. */
export async function contactRequestDays(): Promise<number | null> {
	return (lastKnown = await retentionDays(NAME));
}

/** As `contactRequestDays`; the last known value without the database, because the privacy policy must be readable. */
export async function knownContactRequestDays(): Promise<number | null> {
	return contactRequestDays().catch(() => lastKnown);
}

export async function requestsOlderThan(days: number | null, on: Connection = db()): Promise<number> {
	if (days === null) return 0;
	return countOf(older("request", daysAgo(days), on));
}

/** Deletes requests older than the retention period, processed or not. Returns and logs how many. */
export async function deleteOldRequests(): Promise<number> {
	const days = await contactRequestDays();
	return days === null ? 0 : inBatches(BATCH, () => deleteSome("request", daysAgo(days)));
}

/** Deletes applications that arrived more than `months` ago, like requests. */
export function deleteOldApplications(months: number, at = new Date()): Promise<number> {
	return inBatches(BATCH, () => deleteSome("application", monthsBefore(at, months).toISOString()));
}

/** The same day some months earlier, or the last one of a shorter month. */
function monthsBefore(time: Date, months: number): Date {
	const before = new Date(time);
	before.setUTCMonth(time.getUTCMonth() - months);
	// JavaScript takes 31 February for 3 March.
	if (before.getUTCDate() !== time.getUTCDate()) before.setUTCDate(0);
	return before;
}

async function deleteSome(kind: RequestKind, until: string): Promise<number> {
	return inTransaction(async (t) => {
		const old = await older(kind, until, t).select("id").limit(BATCH).execute();
		if (old.length === 0) return 0;
		const ids = old.map(({ id }) => id);
		await forgetRequests(ids, t);
		const gone = await t.deleteFrom("Kontaktanfragen_Archiv").where("id", "in", ids).returning("id").execute();
		// Another process with the same database may have deleted them first.
		if (gone.length > 0) {
			const [id, field] = kind === "request" ? [NAME, "requests"] : ["application_months", "applications"];
			const changes = [{ field, from: gone.length, to: 0 }];
			await writeAudit({ kind: "setting", id, name: null, action: "removed", by: null, changes }, t);
		}
		return old.length;
	});
}

function older(kind: RequestKind, until: string, on: Connection) {
	return on
		.selectFrom("Kontaktanfragen_Archiv")
		.where(ofKind(kind))
		.where("ausgeblendet", "in", [true, false])
		.where("created_at", "<", until);
}
