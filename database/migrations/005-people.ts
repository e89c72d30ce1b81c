import type { Kysely } from "kysely";

/** The name by which colleagues and customers know a user, and their direct number. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("users").addColumn("display_name", "text").execute();
	await db.schema.alterTable("users").addColumn("direct_phone", "text").execute();
}
