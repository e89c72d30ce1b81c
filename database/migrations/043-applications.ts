import { type ColumnDataType, type Kysely, sql } from "kysely";

/** Applications for a position. They have a table of their own, so that no list of requests can show one. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.schema
		.createTable("applications")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("job_id", "text")
		.addColumn("job_title", "text")
		.addColumn("name", "text", (c) => c.notNull())
		.addColumn("email", "text", (c) => c.notNull())
		.addColumn("phone", "text")
		.addColumn("message", "text", (c) => c.notNull())
		.addColumn("language", "text", (c) => c.notNull())
		.addColumn("fingerprint", "text", (c) => c.notNull().unique())
		.addColumn("suspicion", "text")
		.addColumn("search_text", "text", (c) => c.notNull())
		.addColumn("processed_at", time)
		.addColumn("processed_by_email", "text")
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.execute();
	await db.schema.createIndex("applications_by_time").on("applications").columns(["created_at", "id"]).execute();
}
