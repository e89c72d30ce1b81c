import { sql } from "kysely";
import { type Connection, now } from "../database/client.server.ts";
import type { LimitResult, RateLimit } from "./rate-limit.ts";

/** Counts in the database, for all processes and across restarts. Of a blocked key's refusals only the first writes. */
export async function count(key: string, limit: RateLimit, on: Connection, points = 1): Promise<LimitResult> {
	const time = now();
	const end = secondsFromNow(limit.seconds);
	const restart = sql<boolean>`("throttles".expires_at <= ${time} or "throttles".expires_at > ${secondsFromNow(2 * limit.seconds)})`;
	const row = await on
		.insertInto("throttles")
		.values({ key, points, expires_at: end, updated_at: time })
		.onConflict((c) =>
			c
				.column("key")
				.doUpdateSet({
					points: sql`case when ${restart} then excluded.points else "throttles".points + excluded.points end`,
					expires_at: sql`case when ${restart} then excluded.expires_at else "throttles".expires_at end`,
					updated_at: time,
				})
				// Points above the limit mark that a refusal has been reported.
				.where(({ or, eb }) => or([restart, eb("throttles.points", "<=", limit.points)])),
		)
		.returning(["points", "expires_at"])
		.executeTakeFirst();
	if (row && row.points <= limit.points) return { allowed: true };
	return {
		allowed: false,
		retryAfter: row ? secondsUntil(row.expires_at, limit) : ((await secondsBlocked(key, limit, on)) ?? 1),
		first: row !== undefined,
	};
}

/** The seconds for which a key stays blocked; null if another use is allowed. */
export async function secondsBlocked(key: string, limit: RateLimit, on: Connection): Promise<number | null> {
	const row = await on
		.selectFrom("throttles")
		.select("expires_at")
		.where("key", "=", key)
		.where("points", ">", limit.points)
		.executeTakeFirst();
	// Hosts' clocks differ a little; a time more than twice the limit ahead comes from a wrong one and is ignored.
	return row && row.expires_at > now() && row.expires_at <= secondsFromNow(2 * limit.seconds)
		? secondsUntil(row.expires_at, limit)
		: null;
}

export function secondsFromNow(seconds: number): string {
	return new Date(Date.now() + seconds * 1000).toISOString();
}

function secondsUntil(time: string, { seconds }: RateLimit): number {
	return Math.min(seconds, Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / 1000)));
}
