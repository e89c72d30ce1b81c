import { sql } from "kysely";
import { type Connection, db, now } from "../database/client.server.ts";

/** So many times within so many seconds. */
export type RateLimit = { points: number; seconds: number };

export type Consumed =
	| { allowed: true }
	| {
			allowed: false;
			retryAfter: number;
			/** The first refusal since this rest began: the only one that is written down. */ first: boolean;
	  };

/** No row lies further ahead, whatever its rule. */
const LONGEST_SECONDS = 86_400;

/**
 * Counts one more use of `key` and says whether it was within the limit; if not, for how many seconds to wait: never
 * more than the limit's own. Within a transaction (`on`) it counts when that is committed. Kept in the database: a
 * restart forgets nothing and several processes count together. A refusal only reads, but for the first of a rest.
 */
export async function consume(key: string, limit: RateLimit, on: Connection = db()): Promise<Consumed> {
	const resting = await restOf(key, limit, on);
	return resting === null ? count(key, limit, on) : { allowed: false, retryAfter: resting, first: false };
}

/** Counts a use of a key that did not rest when it was last looked at. */
async function count(key: string, limit: RateLimit, on: Connection): Promise<Consumed> {
	const time = now();
	const end = ahead(limit.seconds);
	const restart = sql<boolean>`("throttles".expires_at <= ${time} or "throttles".expires_at > ${ahead(2 * limit.seconds)})`;
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
				// The point above the last one marks that a refusal has been noted.
				.where(({ or, eb }) => or([restart, eb("throttles.points", "<=", limit.points)])),
		)
		.returning(["points", "expires_at"])
		.executeTakeFirst();
	if (row && row.points <= limit.points) return { allowed: true };
	return {
		allowed: false,
		retryAfter: row ? secondsUntil(row.expires_at, limit) : ((await restOf(key, limit, on)) ?? 1),
		first: row !== undefined,
	};
}

/**
 * Several keys that must all allow it: what one refuses counts for none, and where one refuses already nothing is
 * written.
 */
export async function consumeAll(uses: { key: string; limit: RateLimit }[]): Promise<Consumed> {
	for (const { key, limit } of uses) {
		const resting = await restOf(key, limit, db());
		if (resting !== null) return { allowed: false, retryAfter: resting, first: false };
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

/** Takes back one use: it turned out to be none that counts. */
export async function refund(key: string): Promise<void> {
	await db()
		.updateTable("throttles")
		.set({ points: sql`points - 1`, updated_at: now() })
		.where("key", "=", key)
		.where("points", ">", 0)
		.execute();
}

/** Forgets all uses of a key. */
export async function forget(key: string): Promise<void> {
	await db().deleteFrom("throttles").where("key", "=", key).execute();
}

/** Forgets what is over, and what a wrong clock has put out of reach. */
export async function deleteExpired(): Promise<void> {
	await db()
		.deleteFrom("throttles")
		.where(({ or, eb }) => or([eb("expires_at", "<", now()), eb("expires_at", ">", ahead(2 * LONGEST_SECONDS))]))
		.execute();
}

/** The seconds that a key still rests, after its refusal was noted; null when a use may count. */
async function restOf(key: string, limit: RateLimit, on: Connection): Promise<number | null> {
	const row = await on
		.selectFrom("throttles")
		.select("expires_at")
		.where("key", "=", key)
		.where("points", ">", limit.points)
		.executeTakeFirst();
	// The clocks of several hosts differ a little. What lies much further ahead than the rule allows was written by a
	// wrong one, and counts for nothing.
	return row && row.expires_at > now() && row.expires_at <= ahead(2 * limit.seconds)
		? secondsUntil(row.expires_at, limit)
		: null;
}

function ahead(seconds: number): string {
	return new Date(Date.now() + seconds * 1000).toISOString();
}

function secondsUntil(time: string, { seconds }: RateLimit): number {
	return Math.min(seconds, Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / 1000)));
}
