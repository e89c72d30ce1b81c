import { type Kysely, sql } from "kysely";

/** The sort keys by name for the office's tables, one per language, compared bytewise so that both engines agree. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const collation = engine === "postgres" ? sql`collate "C"` : sql``;
	for (const [table, name] of [
		["Angebote", "name"],
		["Aktuelles", "name"],
		["Karriere", "title"],
	] as const) {
		for (const column of ["sort_name", "sort_name_en"])
			await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text ${collation} not null default ''`.execute(
				db,
			);
		await fill(db, table, name);
	}
	// There can be ten thousand offers; news and jobs are few enough to sort without an index.
	await db.schema.createIndex("offers_by_name").on("Angebote").columns(["sort_name", "nr"]).execute();
	await db.schema.createIndex("offers_by_english_name").on("Angebote").columns(["sort_name_en", "nr"]).execute();
	await db.schema.createIndex("offers_of_all_types_by_price").on("Angebote").columns(["list_price", "nr"]).execute();
	if (engine === "postgres")
		await sql`create index offers_of_all_types_by_price_down on "Angebote" (list_price desc nulls last, nr desc)`.execute(
			db,
		);
}

async function fill(db: Kysely<any>, table: string, name: string): Promise<void> {
	const english = `${name}_en`;
	const rows: Record<string, string>[] = await db.selectFrom(table).select(["id", name, english]).execute();
	for (const row of rows) {
		await db
			.updateTable(table)
			.set({ sort_name: folded(row[name]!), sort_name_en: folded(row[english] || row[name]!) })
			.where("id", "=", row.id)
			.execute();
	}
}

/** A copy of the app's folding when this migration was written. */
function folded(text: string): string {
	const lower = text.normalize("NFKC").toLowerCase().replaceAll("ß", "ss");
	return lower
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, 100);
}
