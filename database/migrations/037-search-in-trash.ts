import { type Kysely, sql } from "kysely";

/** The trash is searched by the words and the number of what lies in it, and sorted by name. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const collation = engine === "postgres" ? sql`collate "C"` : sql``;
	await sql`alter table trash add column nr integer`.execute(db);
	for (const column of ["search_text", "sort_name"])
		await sql`alter table trash add column ${sql.ref(column)} text ${collation} not null default ''`.execute(db);
	const rows: { id: string; name: string; record: string }[] = await db
		.selectFrom("trash")
		.select(["id", "name", "record"])
		.execute();
	for (const { id, name, record } of rows) {
		const folded = fold(name);
		const nr = (JSON.parse(record) as { row?: { nr?: number } }).row?.nr ?? null;
		const search_text = `${folded}\n${folded.replace(/[ \-‐–—/.]/g, "")}`;
		await db
			.updateTable("trash")
			.set({ nr, search_text, sort_name: folded.slice(0, 100) })
			.where("id", "=", id)
			.execute();
	}
	await db.schema.createIndex("trash_by_time").on("trash").columns(["created_at", "id"]).execute();
	await db.schema.createIndex("trash_by_name").on("trash").columns(["sort_name", "id"]).execute();
}

/** A copy of the app's folding when this migration was written. */
function fold(text: string): string {
	const lower = text.normalize("NFKC").toLowerCase().replaceAll("ß", "ss").replaceAll("ς", "σ").replaceAll("ı", "i");
	return lower
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/\s+/g, " ")
		.trim();
}
