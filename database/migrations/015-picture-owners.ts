import { type Kysely, sql } from "kysely";

/**
 * Every picture says itself whose it is, so that nobody has to ask the tables of all collections. What each owner had
 * is carried over; the list of pictures in the trash goes.
 */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("pictures").addColumn("owner_kind", "text").execute();
	await db.schema.alterTable("pictures").addColumn("owner_id", "text").execute();
	await give(db, "offer", sql`select offer_id from "Angebote_Bilder" where picture_id = pictures.id`);
	await give(db, "news", sql`select min(id) from "Aktuelles" where image_url = pictures.path`);
	await give(db, "trash", sql`select trash_id from trash_pictures where picture_id = pictures.id`);
	await db.schema.createIndex("pictures_of_owner").on("pictures").columns(["owner_id", "owner_kind"]).execute();
	await db.schema.dropTable("trash_pictures").execute();
}

async function give(db: Kysely<any>, kind: string, owner: ReturnType<typeof sql>): Promise<void> {
	await sql`update pictures set owner_kind = ${kind}, owner_id = (${owner}) where (${owner}) is not null`.execute(db);
}
