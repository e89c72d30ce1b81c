import { setImmediate as letOthersRun } from "node:timers/promises";
import { db } from "../database/client.server.ts";
import { countOf } from "../database/count.server.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import { forgetRequests } from "./request-repository.server.ts";
import { retentionDays, setRetentionDays } from "../office/retention-days.server.ts";
import { deletedBefore } from "../office/retention-days.ts";

const NAME = "contact_request_days";
/** Rows per transaction, because SQLite blocks all other writes meanwhile. */
const BATCH = 250;

let lastKnown: number | null = null;

/** After how many days contact requests are deleted automatically; null when they are not. */
export async function contactRequestDays(): Promise<number | null> {
	return (lastKnown = await retentionDays(NAME));
}

/**
 * As `contactRequestDays`, but without the database it returns the last known value, since the privacy policy must
 * always be readable.
 */
export async function knownContactRequestDays(): Promise<number | null> {
	return contactRequestDays().catch(() => lastKnown);
}

/** Sets after how many days contact requests are deleted automatically; null switches that off. */
export function setContactRequestDays(days: number | null, by: Actor): Promise<void> {
	return setRetentionDays(NAME, days, (from, t) =>
		writeAudit(
			{ kind: "setting", id: NAME, name: null, action: "changed", by, changes: [{ field: NAME, from, to: days }] },
			t,
		),
	);
}

/** The number of requests older than `days`. */
export function requestsOlderThan(days: number): Promise<number> {
	return countOf(
		db()
			.selectFrom("Kontaktanfragen_Archiv")
			.where("ausgeblendet", "in", [true, false])
			.where("created_at", "<", deletedBefore(days, new Date())),
	);
}

/**
 * Deletes requests older than the retention period, processed or not, and logs how many. Runs at the start and every
 * hour.
 */
export async function deleteOldRequests(): Promise<number> {
	const days = await contactRequestDays();
	if (days === null) return 0;
	const until = deletedBefore(days, new Date());
	let deleted = 0;
	for (let gone = BATCH; gone === BATCH; await letOthersRun()) {
		gone = await deleteSome(until);
		deleted += gone;
	}
	return deleted;
}

async function deleteSome(until: string): Promise<number> {
	return db()
		.transaction()
		.execute(async (t) => {
			const old = await t
				.selectFrom("Kontaktanfragen_Archiv")
				.select("id")
				.where("ausgeblendet", "in", [true, false])
				.where("created_at", "<", until)
				.limit(BATCH)
				.execute();
			if (old.length === 0) return 0;
			const ids = old.map(({ id }) => id);
			const gone = await t.deleteFrom("Kontaktanfragen_Archiv").where("id", "in", ids).returning("id").execute();
			await forgetRequests(ids, t);
			// Another process with the same database may have deleted them first.
			if (gone.length > 0)
				await writeAudit(
					{
						kind: "setting",
						id: NAME,
						name: null,
						action: "removed",
						by: null,
						changes: [{ field: "requests", from: gone.length, to: 0 }],
					},
					t,
				);
			return old.length;
		});
}
