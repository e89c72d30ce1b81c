import { type ColumnDataType, type Kysely, sql } from "kysely";

/** Adds English texts to news and jobs, alt texts to news pictures, and a table of deleted offers. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;

	for (const column of ["name_en", "inhalt_en"])
		await db.schema.alterTable("Aktuelles").addColumn(column, "text").execute();
	for (const column of ["image_alt", "image_alt_en"]) {
		await db.schema
			.alterTable("Aktuelles")
			.addColumn(column, "text", (c) => c.notNull().defaultTo(""))
			.execute();
	}
	for (const column of ["title_en", "type_en", "description_en", "requirements_en", "benefits_en"]) {
		await db.schema.alterTable("Karriere").addColumn(column, "text").execute();
	}
	// The sweep for unused pictures looks up each picture in the news.
	await db.schema.createIndex("news_by_picture").on("Aktuelles").column("image_url").execute();

	await db.schema
		.createTable("gone_offers")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("type", "text", (c) => c.notNull())
		.addColumn("main_category", "text", (c) => c.notNull())
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.execute();
}
