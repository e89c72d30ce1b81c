import { type ColumnDataType, type Kysely, sql } from "kysely";

/** What takes a change of rows back is in one table. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.schema.dropTable("changed_records").execute();
	await db.schema.dropTable("bulk_changes").execute();
	await db.schema
		.createTable("changed_records")
		.addColumn("change_id", "text", (c) => c.notNull())
		.addColumn("record_id", "text", (c) => c.notNull())
		.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
		.addColumn("list", "text", (c) => c.notNull())
		.addColumn("action", "text", (c) => c.notNull())
		.addColumn("before", "text", (c) => c.notNull())
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.addPrimaryKeyConstraint("changed_records_key", ["change_id", "record_id"])
		.execute();
}
