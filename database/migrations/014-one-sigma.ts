import { type Kysely, sql } from "kysely";

const columns = {
	Angebote: ["search_text", "sort_name", "sort_name_en"],
	Aktuelles: ["search_text", "sort_name", "sort_name_en"],
	Karriere: ["search_text", "sort_name", "sort_name_en"],
	Kontaktanfragen_Archiv: ["search_text"],
};

/**
 * Folded text knows one small sigma and one i from now on. SQLite's index always took the sigma at a word's end for the
 * other one and PostgreSQL did not, so that a search found different records. Only rows that hold one of these letters
 * are written.
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
