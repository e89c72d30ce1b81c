import { type Kysely, sql } from "kysely";

/** The office's hours are kept with those before them, by which answers were promised. */
export async function up(db: Kysely<any>): Promise<void> {
	await sql`update settings set value = '{"week":' || value || ',"earlier":[]}'
		where name = 'office_hours' and value like '[%'`.execute(db);
}
