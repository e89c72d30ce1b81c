import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from "kysely";

/**
 * The security log, and the browsers that have signed in before. The log outlives its users, so it has no foreign keys.
 * Open sessions stay open; their browsers become known at the next sign-in.
 */
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
			.createTable("security_log")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("event", "text", (c) => c.notNull())
			.addColumn("user_id", "text")
			.addColumn("email", "text")
			.addColumn("address", "text")
			.addColumn("device", "text")
			.addColumn("by_email", "text"),
	).execute();
	await db.schema.createIndex("security_newest").on("security_log").columns(["created_at desc", "id desc"]).execute();
	await db.schema
		.createIndex("security_of_event")
		.on("security_log")
		.columns(["event", "created_at desc", "id desc"])
		.execute();
	await db.schema
		.createIndex("security_of_person")
		.on("security_log")
		.columns(["email", "created_at desc", "id desc"])
		.execute();

	await stamped(
		db.schema
			.createTable("devices")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
			.addColumn("token_hash", "text", (c) => c.notNull())
			.addColumn("user_agent", "text"),
	).execute();
	// Several users may share a browser.
	await db.schema.createIndex("devices_by_token").unique().on("devices").columns(["token_hash", "user_id"]).execute();
	await db.schema.createIndex("devices_of_user").on("devices").column("user_id").execute();
	await db.schema
		.alterTable("sessions")
		.addColumn("device_id", "text", (c) => c.references("devices.id").onDelete("set null"))
		.execute();
	await db.schema.createIndex("sessions_of_device").on("sessions").column("device_id").execute();
}
