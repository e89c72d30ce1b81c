import type { Kysely } from "kysely";

/**
 * What the office changes has a number that grows, as records have, and not the time of its last change, which two
 * changes may share. Steps that could still be taken back named that time; they would have ended after 15 minutes.
 */
export async function up(db: Kysely<any>): Promise<void> {
	for (const table of ["text_blocks", "synonyms", "Kontaktanfragen_Archiv", "applications"])
		await db.schema
			.alterTable(table)
			.addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
			.execute();
	await db.deleteFrom("bulk_changes").where("list", "in", ["request", "application"]).execute();
}
