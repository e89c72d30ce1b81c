import { type Kysely, sql } from "kysely";

/**
 * Machines are searched in memory from now on, and lists of the office by comparing each row: offers need no search
 * index. The order of their changes told only whether the words of all had to be read again.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	await sql`drop index offers_by_update`.execute(db);
	if (engine === "postgres") {
		await sql`drop index offers_search`.execute(db);
		return;
	}
	for (const event of ["added", "removed", "changed"])
		await sql`drop trigger ${sql.raw(`offers_search_${event}`)}`.execute(db);
	await sql`drop table offers_search`.execute(db);
}
