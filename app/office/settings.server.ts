import { type Connection, now } from "../database/client.server.ts";

/** The stored value of a setting; undefined if nobody has set it. */
export async function readSetting(name: string, on: Connection): Promise<string | undefined> {
	return (await on.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst())?.value;
}

/** The stored value with the time of its last change, by which a form knows what it shows; "" before the first. */
export async function readStamped(name: string, on: Connection): Promise<{ value: string | undefined; seen: string }> {
	const row = await on
		.selectFrom("settings")
		.select(["value", "updated_at"])
		.where("name", "=", name)
		.executeTakeFirst();
	return { value: row?.value, seen: row?.updated_at ?? "" };
}

export async function storeSetting(name: string, value: string, t: Connection): Promise<void> {
	const row = { name, value, updated_at: now() };
	await t
		.insertInto("settings")
		.values(row)
		.onConflict((c) => c.column("name").doUpdateSet({ value, updated_at: row.updated_at }))
		.execute();
}
