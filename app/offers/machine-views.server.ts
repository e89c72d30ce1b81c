import { db, now } from "../database/client.server.ts";
import { today } from "../i18n/format.ts";

/** Views that are not stored yet, by offer. */
let counted = new Map<string, number>();

const KEPT_DAYS = 400;
const DAY_MILLISECONDS = 86_400_000;

/** Counts that somebody has opened a machine's page; who it was is not asked. */
export function countView(offerId: string): void {
	counted.set(offerId, (counted.get(offerId) ?? 0) + 1);
}

/**
 * Stores what was counted, as views of today. A process that is killed loses the last minute, which no figure of a
 * month shows.
 */
export async function storeViews(): Promise<void> {
	const views = counted;
	if (views.size === 0) return;
	counted = new Map();
	const shared = { day: today(), updated_at: now() };
	const rows = [...views].map(([offer_id, count]) => ({ offer_id, views: count, ...shared }));
	try {
		await db()
			.insertInto("machine_views")
			.values(rows)
			.onConflict((c) =>
				c.columns(["offer_id", "day"]).doUpdateSet((e) => ({
					views: e("machine_views.views", "+", e.ref("excluded.views")),
					updated_at: e.ref("excluded.updated_at"),
				})),
			)
			.execute();
	} catch (error) {
		for (const [id, count] of views) counted.set(id, (counted.get(id) ?? 0) + count);
		throw error;
	}
}

/** The machines that were opened most since a day, the first one most. */
export async function mostViewed(day: string, limit: number): Promise<string[]> {
	const rows = await db()
		.selectFrom("machine_views")
		.select("offer_id")
		.where("day", ">=", day)
		.groupBy("offer_id")
		.orderBy((e) => e.fn.sum("views"), "desc")
		.limit(limit)
		.execute();
	return rows.map(({ offer_id }) => offer_id);
}

/** How often each of these machines was opened on each day since, by offer. */
export async function viewsOf(ids: string[], day: string): Promise<Map<string, { day: string; views: number }[]>> {
	if (ids.length === 0) return new Map();
	const rows = await db()
		.selectFrom("machine_views")
		.select(["offer_id", "day", "views"])
		.where("offer_id", "in", ids)
		.where("day", ">=", day)
		.execute();
	return Map.groupBy(rows, ({ offer_id }) => offer_id);
}

/** Runs at the start and every hour. */
export async function deleteOldViews(): Promise<void> {
	const oldest = today(new Date(Date.now() - KEPT_DAYS * DAY_MILLISECONDS));
	await db().deleteFrom("machine_views").where("day", "<", oldest).execute();
}
