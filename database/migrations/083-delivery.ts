import type { Kysely } from "kysely";

/** Where a machine is to be brought to, as the sender of a request wrote it. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("Kontaktanfragen_Archiv").addColumn("delivery_postcode", "text").execute();
}
