import { randomBytes } from "node:crypto";
import { db, now } from "../database/client.server.ts";

/** The secret that signs session cookies: made at the first start and kept in the database, so that several processes share it. */
export async function sessionSecret(): Promise<string> {
	const fresh = { name: "session_secret", value: randomBytes(32).toString("base64url"), updated_at: now() };
	await db()
		.insertInto("settings")
		.values(fresh)
		.onConflict((c) => c.column("name").doNothing())
		.execute();
	const kept = await db().selectFrom("settings").select("value").where("name", "=", fresh.name).executeTakeFirstOrThrow();
	return kept.value;
}
