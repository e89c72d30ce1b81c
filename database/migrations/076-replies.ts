import { type ColumnDataType, type Kysely, sql } from "kysely";

/** Customers' replies by mail: each is one row, and a token in the address to reply to says which request it belongs to. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.schema
		.createTable("request_replies")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("request_id", "text", (c) => c.notNull().references("Kontaktanfragen_Archiv.id").onDelete("cascade"))
		.addColumn("message_id", "text", (c) => c.notNull())
		.addColumn("from_name", "text", (c) => c.notNull())
		.addColumn("from_email", "text", (c) => c.notNull())
		.addColumn("subject", "text", (c) => c.notNull())
		.addColumn("text", "text", (c) => c.notNull())
		.addColumn("files", "text", (c) => c.notNull())
		.addColumn("automatic", postgres ? "boolean" : "integer", (c) => c.notNull())
		.addColumn("received_at", time, (c) => c.notNull())
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.addUniqueConstraint("one_reply", ["request_id", "message_id"])
		.execute();
	await db.schema.alterTable("Kontaktanfragen_Archiv").addColumn("reply_token", "text").execute();
	await db.schema.alterTable("Kontaktanfragen_Archiv").addColumn("reply_since", time).execute();
	for (const [name, column, unique] of [
		["requests_by_reply_token", "reply_token", "unique"],
		["requests_by_acknowledgement", "acknowledgement_id", ""],
	])
		await sql`create ${sql.raw(unique!)} index ${sql.ref(name!)} on "Kontaktanfragen_Archiv" (${sql.ref(column!)})
			where ${sql.ref(column!)} is not null`.execute(db);
}
