import { type Kysely, sql } from "kysely";

const columns = {
	Angebote: ["search_text", "sort_name", "sort_name_en"],
	Aktuelles: ["search_text", "sort_name", "sort_name_en"],
	Karriere: ["search_text", "sort_name", "sort_name_en"],
	Kontaktanfragen_Archiv: ["search_text"],
};

/**
 * From now on folded text has only one small sigma and one i. SQLite's index treated both sigmas as the same letter and
 * PostgreSQL did not, so a search found different records. Only rows that contain one of these letters are written.
 */
export async function up(db: Kysely<any>): Promise<void> {
	for (const [table, names] of Object.entries(columns)) {
		for (const name of names) {
			const column = sql.ref(name);
			await sql`update ${sql.table(table)} set ${column} = replace(replace(${column}, 'ς', 'σ'), 'ı', 'i') where ${column} like '%ς%' or ${column} like '%ı%'`.execute(
				db,
			);
		}
	}
}
