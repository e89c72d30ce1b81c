import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from "kysely";

/** What is typed and not published yet, one draft a record, and the links with which customers see one. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	const stamped = <T extends string>(table: CreateTableBuilder<T, any>) =>
		table
			.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
			.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now));

	await stamped(
		db.schema
			.createTable("drafts")
			.addColumn("record_id", "text", (c) => c.primaryKey())
			.addColumn("kind", "text", (c) => c.notNull())
			.addColumn("words", "text", (c) => c.notNull())
			.addColumn("pictures", "text", (c) => c.notNull())
			.addColumn("base_version", "integer", (c) => c.notNull())
			.addColumn("version", "integer", (c) => c.notNull())
			.addColumn("window_id", "text", (c) => c.notNull())
			.addColumn("by_email", "text", (c) => c.notNull()),
	).execute();

	await stamped(
		db.schema
			.createTable("previews")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("kind", "text", (c) => c.notNull())
			.addColumn("record_id", "text", (c) => c.notNull())
			.addColumn("token_hash", "text", (c) => c.notNull().unique())
			.addColumn("by_email", "text", (c) => c.notNull())
			.addColumn("expires_at", time, (c) => c.notNull()),
	).execute();
	await db.schema.createIndex("previews_of_record").on("previews").column("record_id").execute();
}
