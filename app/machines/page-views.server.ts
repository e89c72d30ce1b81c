import { sql } from "kysely";
import { db, now } from "../foundation/database/client.server.ts";
import { plusDays } from "../foundation/i18n/day.ts";
import { today } from "../foundation/i18n/format.ts";

const KEPT_DAYS = 400;
/** The most pages and days in memory, which only an outage of the database gathers. */
const MOST_COUNTED = 5000;

type Views = { offer_id: string; day: string; count: number };

const counted = new Map<string, Views>();

/** Counts in memory, until `storeViews`, that somebody opened a machine's page. */
export function countView(offerId: string): void {
	add({ offer_id: offerId, day: today(), count: 1 });
}

function add({ offer_id, day, count }: Views): void {
	const key = `${offer_id} ${day}`;
	const before = counted.get(key)?.count ?? 0;
	if (before > 0 || counted.size < MOST_COUNTED) counted.set(key, { offer_id, day, count: before + count });
}

/** Adds what this process has counted to what all have stored. After a failure, the next time stores it. */
export async function storeViews(): Promise<void> {
	const views = [...counted.values()];
	if (views.length === 0) return;
	counted.clear();
	const updated_at = now();
	try {
		await db()
			.insertInto("page_views")
			.values(views.map((one) => ({ ...one, updated_at })))
			.onConflict((row) =>
				row.columns(["offer_id", "day"]).doUpdateSet({ updated_at, count: sql`page_views.count + excluded.count` }),
			)
			.execute();
	} catch (error) {
		for (const one of views) add(one);
		throw error;
	}
}

/** The views of these machines' pages since a calendar day, by the offer's id; pages that nobody opened are missing. */
export async function viewsSince(day: string, offerIds: readonly string[]): Promise<Map<string, number>> {
	const rows = await db()
		.selectFrom("page_views")
		.select(({ fn }) => ["offer_id", fn.sum<number>("count").as("views")])
		.where("offer_id", "in", offerIds)
		.where("day", ">=", day)
		.groupBy("offer_id")
		.execute();
	return new Map(rows.map(({ offer_id, views }) => [offer_id, Number(views)]));
}

/** Runs at the start and every hour. */
export async function deleteOldViews(): Promise<void> {
	await db().deleteFrom("page_views").where("day", "<", plusDays(today(), -KEPT_DAYS)).execute();
}
