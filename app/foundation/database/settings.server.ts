import { type Connection, now } from "./client.server.ts";

export async function readSetting(name: string, on: Connection): Promise<string | undefined> {
	return (await on.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst())?.value;
}

export async function storeSetting(name: string, value: string, t: Connection): Promise<void> {
	const row = { name, value, updated_at: now() };
	await t
		.insertInto("settings")
		.values(row)
		.onConflict((c) => c.column("name").doUpdateSet({ value, updated_at: row.updated_at }))
		.execute();
}
