import { type Kysely, sql } from "kysely";

/** SQLite preferred an index that begins with the kind to those that have the order of a list, and sorted all rows. */
export async function up(db: Kysely<any>): Promise<void> {
	await sql`drop index requests_counted`.execute(db);
	await sql`create index requests_counted on "Kontaktanfragen_Archiv"
		(ausgeblendet, bearbeitet, suspicion, first_answer_at, follow_up, assigned_to, kind)`.execute(db);
}
