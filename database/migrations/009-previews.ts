import type { Kysely } from "kysely";

/**
 * The preview that a page shows while a picture loads. Existing pictures get theirs from the stored file, a few at a
 * time (app/media/previews.server.ts).
 */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("pictures").addColumn("preview", "text").execute();
}
