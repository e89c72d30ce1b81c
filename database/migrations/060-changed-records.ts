import { type ColumnDataType, type Kysely, sql } from "kysely";

/**
 * What takes a change back is written with each record, so that a process that is killed leaves an undo for what it
 * did. Changes from before can't be taken back any more; that would have ended after 15 minutes anyway.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.deleteFrom("bulk_changes").execute();
	await db.schema.alterTable("bulk_changes").dropColumn("records").execute();
	await db.schema.alterTable("bulk_changes").addColumn("ended_at", time).execute();
	await db.schema
		.createTable("changed_records")
		.addColumn("change_id", "text", (c) => c.notNull().references("bulk_changes.id").onDelete("cascade"))
		.addColumn("record_id", "text", (c) => c.notNull())
		.addColumn("before", "text", (c) => c.notNull())
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.addPrimaryKeyConstraint("changed_records_key", ["change_id", "record_id"])
		.execute();
}
