import { db, now } from "./client.server.ts";

const KEY = "a write is tried";

/** Writes a row and commits it, over and over the same. @throws what the database says when it can't */
export async function tryToWrite(): Promise<void> {
	const time = now();
	await db()
		.insertInto("throttles")
		.values({ key: KEY, points: 0, expires_at: time, updated_at: time })
		.onConflict((on) => on.column("key").doUpdateSet({ updated_at: time }))
		.execute();
}
