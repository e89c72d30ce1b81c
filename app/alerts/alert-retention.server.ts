import { db } from "../foundation/database/client.server.ts";
import { CONFIRM_DAYS, PROOF_YEARS } from "./alert-form.ts";

const DAY_MILLISECONDS = 86_400_000;

/** Deletes alerts that nobody confirmed, proofs that are no longer needed, and addresses without either. */
export async function deleteOldAlerts(): Promise<void> {
	const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
	await db()
		.deleteFrom("search_alerts")
		.where("confirmed_at", "is", null)
		.where("created_at", "<", before(CONFIRM_DAYS * DAY_MILLISECONDS))
		.execute();
	await db()
		.deleteFrom("search_alerts")
		.where("ended_at", "<", before(PROOF_YEARS * 366 * DAY_MILLISECONDS))
		.execute();
	await db()
		.deleteFrom("alert_subscribers")
		// An alert beyond a day's mails has none of its own, so the address and its link in an earlier mail stay for a day.
		.where("updated_at", "<", before(DAY_MILLISECONDS))
		.where((e) =>
			e.not(
				e.exists(
					e
						.selectFrom("search_alerts")
						.select("search_alerts.id")
						.whereRef("subscriber_id", "=", "alert_subscribers.id"),
				),
			),
		)
		.execute();
}
