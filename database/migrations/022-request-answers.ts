import { type ColumnDataType, type Kysely, sql } from "kysely";

/** Requests are answered from the office, in one thread with their confirmation, and the time until then is kept. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.schema
		.createTable("request_answers")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("request_id", "text", (c) => c.notNull().references("Kontaktanfragen_Archiv.id").onDelete("cascade"))
		.addColumn("by_email", "text", (c) => c.notNull())
		.addColumn("subject", "text", (c) => c.notNull())
		.addColumn("text", "text", (c) => c.notNull())
		.addColumn("sent_at", time)
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.execute();
	await db.schema
		.createIndex("answers_of_request")
		.on("request_answers")
		.columns(["request_id", "created_at"])
		.execute();
	await sql`create index answers_not_sent on request_answers (id) where sent_at is null`.execute(db);
	await db.schema
		.createTable("text_blocks")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("name", "text", (c) => c.notNull())
		.addColumn("text", "text", (c) => c.notNull())
		.addColumn("text_en", "text")
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.execute();
	const add = (name: string, type: ColumnDataType) =>
		db.schema.alterTable("Kontaktanfragen_Archiv").addColumn(name, type).execute();
	await add("acknowledgement_id", "text");
	await add("first_answer_minutes", "integer");
	for (const name of ["first_answer_at", "reminded_at", "escalated_at"]) await add(name, time);
	// Nobody is reminded of what came before there were reminders.
	await sql`update "Kontaktanfragen_Archiv" set reminded_at = updated_at, escalated_at = updated_at`.execute(db);
	await sql`create index requests_to_remind on "Kontaktanfragen_Archiv" (created_at) where not bearbeitet and suspicion is null and first_answer_at is null and escalated_at is null`.execute(
		db,
	);
	await sql`create index requests_answered on "Kontaktanfragen_Archiv" (first_answer_at) where first_answer_at is not null`.execute(
		db,
	);
}
