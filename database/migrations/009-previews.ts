import type { Kysely } from "kysely";

/**
 * What a page shows of a picture until it is there. Rows of before get theirs from the stored file, little by little
 * (app/media/previews.server.ts).
 */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("pictures").addColumn("preview", "text").execute();
}
