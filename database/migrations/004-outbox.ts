import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from "kysely";

/** The outbox: mails and webhook calls, kept until they are delivered. */
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
			.createTable("outbox")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('mail', 'webhook')`))
			.addColumn("payload", "text", (c) => c.notNull())
			.addColumn("about_id", "text")
			.addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
			.addColumn("next_try_at", time, (c) => c.notNull())
			.addColumn("leased_until", time)
			.addColumn("sent_at", time)
			.addColumn("failed_at", time)
			.addColumn("last_error", "text"),
	).execute();
	// Workers look for due messages every few seconds, so an empty outbox must cost nothing.
	await sql`create index outbox_due on outbox (kind, next_try_at, id) where sent_at is null and failed_at is null`.execute(
		db,
	);
	await sql`create index outbox_failed on outbox (failed_at desc, id desc) where failed_at is not null`.execute(db);
	await sql`create index outbox_sent on outbox (sent_at desc, id desc) where sent_at is not null`.execute(db);
	await sql`create index outbox_about on outbox (about_id) where about_id is not null`.execute(db);
}
