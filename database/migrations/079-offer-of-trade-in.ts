import type { Kysely } from "kysely";

/** The offer that was made from a machine that somebody gives in part exchange. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("Kontaktanfragen_Archiv").addColumn("made_offer_id", "text").execute();
}
