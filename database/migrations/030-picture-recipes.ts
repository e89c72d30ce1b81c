import type { Kysely } from "kysely";

/** How a picture was made from its original, which is kept in a file beside it. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("pictures").addColumn("recipe", "text").execute();
}
