import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from "kysely";

/** Visitors are mailed about new machines that match their search, after they have confirmed their address. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	const stamped = <T extends string>(table: CreateTableBuilder<T, any>) =>
		table
			.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
			.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now));
	await stamped(db.schema.createTable("alert_subscribers"))
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("email", "text", (c) => c.notNull().unique())
		.addColumn("token_hash", "text", (c) => c.notNull().unique())
		.addColumn("due_at", time, (c) => c.notNull())
		.execute();
	await db.schema.createIndex("subscribers_due").on("alert_subscribers").column("due_at").execute();
	await stamped(db.schema.createTable("search_alerts"))
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("subscriber_id", "text", (c) => c.notNull().references("alert_subscribers.id").onDelete("cascade"))
		.addColumn("query", "text")
		.addColumn("language", "text", (c) => c.notNull())
		.addColumn("wording", "text", (c) => c.notNull())
		.addColumn("confirmed_at", time)
		.addColumn("ended_at", time)
		.addColumn("seen_until", time)
		.execute();
	// The same search of one address is one alert.
	await sql`create unique index search_alerts_open on search_alerts (subscriber_id, query) where ended_at is null`.execute(
		db,
	);
	await sql`create index search_alerts_waiting on search_alerts (query, confirmed_at) where confirmed_at is not null and ended_at is null`.execute(
		db,
	);
	await db.schema.createIndex("search_alerts_of_subscriber").on("search_alerts").column("subscriber_id").execute();
	await db.schema.createIndex("offers_by_publication").on("Angebote").column("published_at").execute();
}
