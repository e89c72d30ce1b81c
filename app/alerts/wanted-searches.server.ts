import { sql } from "kysely";
import { writeAudit } from "../log/write-audit.server.ts";
import type { Actor } from "../log/audit.ts";
import { countOf, db, inTransaction } from "../foundation/database/client.server.ts";
import { deleteMessagesAbout } from "../mail/old-messages.server.ts";
import { newsKey } from "./alert-mails.server.ts";

const MOST_SEARCHES = 200;

/** The wanted searches, each with how many addresses wait for it and when the newest one joined. */
export async function wantedSearches() {
	const open = db().selectFrom("search_alerts").where("ended_at", "is", null);
	const rows = await open
		.select(["query", sql<number>`count(*)`.as("count"), sql<string>`max(confirmed_at)`.as("newest")])
		.where("confirmed_at", "is not", null)
		.groupBy("query")
		.orderBy("count", "desc")
		.orderBy("newest", "desc")
		.limit(MOST_SEARCHES)
		.execute();
	return {
		searches: rows.map(({ query, count, newest }) => ({ query: query!, count: Number(count), newest })),
		alerts: await countOf(open.where("confirmed_at", "is not", null)),
		unconfirmed: await countOf(open.where("confirmed_at", "is", null)),
	};
}

/** Reads the alerts of an address, for a person who asks for their data (art. 15 GDPR). */
export async function storedAlerts(email: string) {
	return db()
		.selectFrom("search_alerts")
		.innerJoin("alert_subscribers as subscriber", "subscriber.id", "subscriber_id")
		.select(["search_alerts.id", "query", "wording", "search_alerts.created_at", "confirmed_at", "ended_at"])
		.where("email", "=", email.trim().toLowerCase())
		.orderBy("search_alerts.created_at")
		.execute();
}

/** Deletes everything stored about an address, with its mails. Returns false if there was no trace. */
export async function eraseAddress(email: string, by: Actor): Promise<boolean> {
	return inTransaction(async (t) => {
		const subscriber = await t
			.selectFrom("alert_subscribers")
			.select("id")
			.where("email", "=", email.trim().toLowerCase())
			.executeTakeFirst();
		if (!subscriber) return false;
		const { id } = subscriber;
		await t.deleteFrom("search_alerts").where("subscriber_id", "=", id).execute();
		await t.deleteFrom("alert_subscribers").where("id", "=", id).execute();
		await deleteMessagesAbout([id, newsKey(id)], t);
		await writeAudit({ kind: "searchAlert", id, name: null, action: "removed", by }, t);
		return true;
	});
}
