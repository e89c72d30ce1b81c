import { type Kysely, sql } from "kysely";

/** Late mails are also about replies to what was answered, which the index for them left out. */
export async function up(db: Kysely<any>): Promise<void> {
	await sql`drop index requests_to_remind`.execute(db);
	await sql`create index requests_to_remind on "Kontaktanfragen_Archiv" (created_at) where not bearbeitet and suspicion is null and escalated_at is null`.execute(
		db,
	);
}
