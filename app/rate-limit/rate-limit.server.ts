import { sql } from "kysely";
import { type Connection, db, now } from "../database/client.server.ts";

/** At most `points` uses within `seconds`. */
export type RateLimit = { points: number; seconds: number };

export type Consumed =
	| { allowed: true }
	| {
			allowed: false;
			retryAfter: number;
			/** The first refusal since the key was blocked, the only one to be logged. */ first: boolean;
	  };

/** An upper bound for the seconds of any limit. */
const MAX_SECONDS = 86_400;

/**
 * Counts a use of `key` and tells whether it is within the limit; if not, how many seconds to wait, at most the limit's
 * own. With `on` it counts once that transaction is committed. The counters are in the database, so they survive a
 * restart and processes share them. While a key is blocked, only the first refusal writes.
 */
export async function consume(key: string, limit: RateLimit, on: Connection = db()): Promise<Consumed> {
	const blocked = await secondsBlocked(key, limit, on);
	return blocked === null ? count(key, limit, on) : { allowed: false, retryAfter: blocked, first: false };
}

/** Counts a use of a key that was not blocked a moment ago. */
async function count(key: string, limit: RateLimit, on: Connection): Promise<Consumed> {
	const time = now();
	const end = secondsFromNow(limit.seconds);
	const restart = sql<boolean>`("throttles".expires_at <= ${time} or "throttles".expires_at > ${secondsFromNow(2 * limit.seconds)})`;
	const row = await on
		.insertInto("throttles")
		.values({ key, points: 1, expires_at: end, updated_at: time })
		.onConflict((c) =>
			c
				.column("key")
				.doUpdateSet({
					points: sql`case when ${restart} then 1 else "throttles".points + 1 end`,
					expires_at: sql`case when ${restart} then excluded.expires_at else "throttles".expires_at end`,
					updated_at: time,
				})
				// One point above the limit marks that a refusal has been reported.
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

/**
 * Counts a use of several keys that must all allow it. If one refuses, none of them counts it; if one is blocked
 * already, nothing is written.
 */
export async function consumeAll(uses: { key: string; limit: RateLimit }[]): Promise<Consumed> {
	for (const { key, limit } of uses) {
		const blocked = await secondsBlocked(key, limit, db());
		if (blocked !== null) return { allowed: false, retryAfter: blocked, first: false };
	}
	const counted: string[] = [];
	for (const { key, limit } of uses) {
		const consumed = await count(key, limit, db());
		if (consumed.allowed) counted.push(key);
		else {
			await Promise.all(counted.map(refund));
			return consumed;
		}
	}
	return { allowed: true };
}

/** Takes back a use that should not count after all. */
export async function refund(key: string): Promise<void> {
	await db()
		.updateTable("throttles")
		.set({ points: sql`points - 1`, updated_at: now() })
		.where("key", "=", key)
		.where("points", ">", 0)
		.execute();
}

/** Resets a key's counter. */
export async function resetLimit(key: string): Promise<void> {
	await db().deleteFrom("throttles").where("key", "=", key).execute();
}

/** Deletes expired counters, and those that a wrong clock has set too far in the future. */
export async function deleteExpiredLimits(): Promise<void> {
	await db()
		.deleteFrom("throttles")
		.where(({ or, eb }) => or([eb("expires_at", "<", now()), eb("expires_at", ">", secondsFromNow(2 * MAX_SECONDS))]))
		.execute();
}

/** The seconds for which a key stays blocked; null when another use may be counted. */
async function secondsBlocked(key: string, limit: RateLimit, on: Connection): Promise<number | null> {
	const row = await on
		.selectFrom("throttles")
		.select("expires_at")
		.where("key", "=", key)
		.where("points", ">", limit.points)
		.executeTakeFirst();
	// The clocks of several hosts differ a little. A time much further ahead than the limit allows came from a wrong
	// clock and is ignored.
	return row && row.expires_at > now() && row.expires_at <= secondsFromNow(2 * limit.seconds)
		? secondsUntil(row.expires_at, limit)
		: null;
}

function secondsFromNow(seconds: number): string {
	return new Date(Date.now() + seconds * 1000).toISOString();
}

function secondsUntil(time: string, { seconds }: RateLimit): number {
	return Math.min(seconds, Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / 1000)));
}
