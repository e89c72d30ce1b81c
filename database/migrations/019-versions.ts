import { type ColumnDataType, type Kysely, sql } from "kysely";

/** The versions of each record. They outlive a stay in the trash, so nothing refers to the record's own table. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.schema
		.createTable("versions")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("kind", "text", (c) => c.notNull())
		.addColumn("record_id", "text", (c) => c.notNull())
		.addColumn("number", "integer", (c) => c.notNull())
		.addColumn("origin", "text", (c) => c.notNull())
		.addColumn("record", "text", (c) => c.notNull())
		.addColumn("by_email", "text")
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.execute();
	await db.schema.createIndex("versions_of_record").unique().on("versions").columns(["record_id", "number"]).execute();
	await db.schema.createIndex("oldest_versions").on("versions").column("created_at").execute();
}
