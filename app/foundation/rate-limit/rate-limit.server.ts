import { sql } from "kysely";
import { type Connection, db, now } from "../database/client.server.ts";
import { count, secondsBlocked, secondsFromNow } from "./database-counters.server.ts";
import type { LimitResult, RateLimit } from "./rate-limit.ts";

/** An upper bound for the seconds of any limit. */
const MAX_SECONDS = 86_400;

export function consume(key: string, limit: RateLimit, on?: Connection): Promise<LimitResult> {
	return consumeAll([key], limit, on);
}

/** Counts a use of several keys that must all allow it. If one refuses, none of them counts it. */
export async function consumeAll(keys: string[], limit: RateLimit, on: Connection = db()): Promise<LimitResult> {
	for (const key of keys) {
		const blocked = await secondsBlocked(key, limit, on);
		if (blocked !== null) return { allowed: false, retryAfter: blocked, first: false };
	}
	for (const [place, key] of keys.entries()) {
		const consumed = await count(key, limit, on);
		if (consumed.allowed) continue;
		await Promise.all(keys.slice(0, place).map((before) => refund(before, on)));
		return consumed;
	}
	return { allowed: true };
}

export async function refund(key: string, on: Connection = db()): Promise<void> {
	await on
		.updateTable("throttles")
		.set({ points: sql`points - 1`, updated_at: now() })
		.where("key", "=", key)
		.where("points", ">", 0)
		.execute();
}

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
