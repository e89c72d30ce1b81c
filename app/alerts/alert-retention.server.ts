import { daysAgo, db } from "../foundation/database/client.server.ts";
import { CONFIRM_DAYS, PROOF_YEARS } from "./alert-form.ts";

/** Deletes alerts that nobody confirmed, proofs that are no longer needed, and addresses without either. */
export async function deleteOldAlerts(): Promise<void> {
	await db()
		.deleteFrom("search_alerts")
		.where("confirmed_at", "is", null)
		.where("created_at", "<", daysAgo(CONFIRM_DAYS))
		.execute();
	await db()
		.deleteFrom("search_alerts")
		.where("ended_at", "<", daysAgo(PROOF_YEARS * 366))
		.execute();
	await db()
		.deleteFrom("alert_subscribers")
		// An alert beyond a day's mails has none of its own, so the address and its link in an earlier mail stay for a day.
		.where("updated_at", "<", daysAgo(1))
		.where("id", "not in", db().selectFrom("search_alerts").select("subscriber_id"))
		.execute();
}
