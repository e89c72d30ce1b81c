import { type Kysely, sql } from "kysely";

/** How many minutes a first answer took is no longer asked for. */
export async function up(db: Kysely<any>): Promise<void> {
	await sql`drop index requests_answered`.execute(db);
	await db.schema.alterTable("Kontaktanfragen_Archiv").dropColumn("first_answer_minutes").execute();
}
