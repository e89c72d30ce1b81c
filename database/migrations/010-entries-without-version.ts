import { type Kysely, sql } from "kysely";

/** The audit log says what has changed in text blocks and search words since a form was opened. */
export async function up(db: Kysely<any>): Promise<void> {
	for (const table of ["text_blocks", "synonyms"])
		await sql`alter table ${sql.table(table)} drop column version`.execute(db);
}
