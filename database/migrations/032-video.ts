import type { Kysely } from "kysely";

/** The address of a film that shows the machine. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("Angebote").addColumn("video", "text").execute();
}
