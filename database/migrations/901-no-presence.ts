import type { Kysely } from "kysely";

/** Who typed last, and when, is what a draft says itself. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.dropTable("presence").execute();
}
