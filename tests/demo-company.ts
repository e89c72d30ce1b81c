import type { Kysely } from "kysely";
import type { Schema } from "#app/database/schema.ts";
import { now } from "#app/database/client.server.ts";
import { demoCompany } from "#demo/company/demo-company.ts";

/** Tells a new database whose site it is. */
export async function tellCompany(database: Kysely<Schema>): Promise<void> {
	const row = { name: "company", value: JSON.stringify(demoCompany), updated_at: now() };
	await database.insertInto("settings").values(row).execute();
}
