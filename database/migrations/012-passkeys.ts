import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from "kysely";

/**
 * Passkeys and their challenges, the time when a session's user last confirmed their identity, and the length of
 * recovery codes. Open sessions count as unconfirmed, and existing codes have the old length.
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
			.createTable("passkeys")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
			.addColumn("name", "text", (c) => c.notNull())
			.addColumn("credential_id", "text", (c) => c.notNull().unique())
			.addColumn("public_key", "text", (c) => c.notNull())
			.addColumn("counter", "integer", (c) => c.notNull())
			.addColumn("transports", "text", (c) => c.notNull())
			.addColumn("last_used_at", time),
	).execute();
	await db.schema.createIndex("passkeys_of_user").on("passkeys").column("user_id").execute();

	await stamped(
		db.schema
			.createTable("passkey_challenges")
			.addColumn("challenge_hash", "text", (c) => c.primaryKey())
			.addColumn("purpose", "text", (c) => c.notNull())
			.addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
			.addColumn("expires_at", time, (c) => c.notNull()),
	).execute();

	await db.schema.alterTable("sessions").addColumn("confirmed_at", time).execute();
	await db.schema
		.alterTable("recovery_codes")
		.addColumn("letters", "integer", (c) => c.notNull().defaultTo(10))
		.execute();
}
