import { type Connection, now } from "./client.server.ts";

export async function readSetting(name: string, on: Connection): Promise<string | undefined> {
	return (await on.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst())?.value;
}

export async function storeSetting(name: string, value: string, t: Connection): Promise<void> {
	const change = { value, updated_at: now() };
	await t
		.insertInto("settings")
		.values({ name, ...change })
		.onConflict((c) => c.column("name").doUpdateSet(change))
		.execute();
}
