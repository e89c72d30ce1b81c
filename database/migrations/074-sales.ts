import type { Kysely } from "kysely";

/** To whom a machine was sold or hired out, and for how much (cents). Only the office sees it. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("Angebote").addColumn("sold_to", "text").execute();
	await db.schema.alterTable("Angebote").addColumn("sold_price", "integer").execute();
}
