import type { Kysely } from "kysely";

/** What colleagues and customers call a user, and their own number. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("users").addColumn("display_name", "text").execute();
	await db.schema.alterTable("users").addColumn("direct_phone", "text").execute();
}
