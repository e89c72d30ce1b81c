import { type ColumnDataType, type Kysely, sql } from "kysely";

/** How often the page of a machine was opened on a day; nothing of who opened it. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.schema
		.createTable("machine_views")
		.addColumn("offer_id", "text", (c) => c.notNull())
		.addColumn("day", "text", (c) => c.notNull())
		.addColumn("views", "integer", (c) => c.notNull())
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.addPrimaryKeyConstraint("machine_views_key", ["offer_id", "day"])
		.execute();
}
