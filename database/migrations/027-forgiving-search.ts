import { type Kysely, sql } from "kysely";

const searched = ["Angebote", "Aktuelles", "Karriere", "Kontaktanfragen_Archiv"];
/** What the app's `compact` removes from folded text, when this migration was written. */
const separators = [" ", "-", "‐", "–", "—", "/", "."];

/**
 * Searches ignore spaces and hyphens from now on: each search text gets a second line without them. A contact request
 * keeps the number of its machine, and is found by it.
 */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.alterTable("Kontaktanfragen_Archiv").addColumn("offer_nr", "integer").execute();
	await sql`update "Kontaktanfragen_Archiv" set offer_nr = (select nr from "Angebote" where "Angebote".id = offer_id) where offer_id is not null`.execute(
		db,
	);
	await fillFromTrash(db);
	await sql`update "Kontaktanfragen_Archiv" set search_text = search_text || ' ' || cast(offer_nr as text) where offer_nr is not null and ${unchanged}`.execute(
		db,
	);
	const compact = separators.reduce(
		(text, separator) => sql`replace(${text}, ${sql.lit(separator)}, '')`,
		sql.ref("search_text") as ReturnType<typeof sql>,
	);
	for (const table of searched)
		await sql`update ${sql.table(table)} set search_text = search_text || ${newLine} || ${compact} where ${unchanged}`.execute(
			db,
		);
	// Tells at once whether the words of the offers have to be read again.
	await db.schema.createIndex("offers_by_update").on("Angebote").column("updated_at").execute();
}

const newLine = sql.lit("\n");
const unchanged = sql`search_text not like ${sql.lit("%\n%")}`;

/** Requests about a machine that lies in the trash have lost its id, but the trash remembers both. */
async function fillFromTrash(db: Kysely<any>): Promise<void> {
	const trashed: { record: string }[] = await db
		.selectFrom("trash")
		.select("record")
		.where("kind", "=", "offer")
		.execute();
	for (const { record } of trashed) {
		const { row, requests = [] } = JSON.parse(record) as { row: { nr: number }; requests?: string[] };
		for (const id of requests)
			await db.updateTable("Kontaktanfragen_Archiv").set({ offer_nr: row.nr }).where("id", "=", id).execute();
	}
}
