import { sql } from "kysely";
import { type Connection, db, now } from "../database/client.server.ts";

/** So many times within so many seconds. */
export type Allowance = { points: number; seconds: number };

/**
 * Counts one more use of `key` and says whether it was within the allowance; if not, for how many seconds to wait.
 * Within a transaction (`on`) it counts when that is committed.
 * Kept in the database: a restart forgets nothing and several processes count together.
 */
export async function use(key: string, allowance: Allowance, on: Connection = db()): Promise<{ allowed: true } | { allowed: false; retryAfter: number }> {
	const time = now();
	const end = new Date(Date.now() + allowance.seconds * 1000).toISOString();
	const row = await on
		.insertInto("throttles")
		.values({ key, points: 1, expires_at: end, updated_at: time })
		.onConflict((c) =>
			c.column("key").doUpdateSet({
				points: sql`case when "throttles".expires_at <= ${time} then 1 else "throttles".points + 1 end`,
				expires_at: sql`case when "throttles".expires_at <= ${time} then excluded.expires_at else "throttles".expires_at end`,
				updated_at: time,
			}),
		)
		.returning(["points", "expires_at"])
		.executeTakeFirstOrThrow();
	if (row.points <= allowance.points) return { allowed: true };
	return { allowed: false, retryAfter: secondsUntil(row.expires_at) };
}

/** Takes back one use: it turned out to be none that counts. */
export async function giveBack(key: string): Promise<void> {
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

/** Forgets what is over. */
export async function forgetPast(): Promise<void> {
	await db().deleteFrom("throttles").where("expires_at", "<", now()).execute();
}

function secondsUntil(time: string): number {
	return Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / 1000));
}
