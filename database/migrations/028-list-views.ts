import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from "kysely";

/** Saved views of the office's lists, and how each person last had each list. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const yesNo: ColumnDataType = postgres ? "boolean" : "integer";
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	const stamped = <T extends string>(table: CreateTableBuilder<T, any>) =>
		table
			.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
			.addColumn("list", "text", (c) => c.notNull())
			.addColumn("query", "text", (c) => c.notNull())
			.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
			.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now));
	await stamped(db.schema.createTable("list_views"))
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("name", "text", (c) => c.notNull())
		.addColumn("shared", yesNo, (c) => c.notNull().defaultTo(postgres ? false : 0))
		.execute();
	await db.schema.createIndex("list_views_of_list").on("list_views").columns(["list", "user_id"]).execute();
	await stamped(db.schema.createTable("last_lists"))
		.addColumn("id", "text", (c) => c.primaryKey())
		.addUniqueConstraint("last_lists_of_person", ["user_id", "list"])
		.execute();
}
