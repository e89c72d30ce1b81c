import type { Kysely } from "kysely";

/** Who of the office is asked about a machine. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("Angebote").addColumn("contact_person", "text").execute();
}
