import { db, now } from "./client.server.ts";

const KEY = "a write is tried";

/** Writes and commits one row, always the same one. @throws the database's error when it can't write */
export async function tryToWrite(): Promise<void> {
	const time = now();
	await db()
		.insertInto("throttles")
		.values({ key: KEY, points: 0, expires_at: time, updated_at: time })
		.onConflict((on) => on.column("key").doUpdateSet({ updated_at: time }))
		.execute();
}
