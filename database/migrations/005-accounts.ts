import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from "kysely";

/**
 * Replaces the library's account tables: the password moves to the user, sessions store a hash of their token, tokens
 * in mailed links belong to a user, and there is a second factor. All users are signed out once.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const flag: ColumnDataType = postgres ? "boolean" : "integer";
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	const stamped = <T extends string>(table: CreateTableBuilder<T, any>) =>
		table
			.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
			.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now));
	const users = () => db.schema.alterTable("users");

	await users()
		.addColumn("password", "text", (c) => c.notNull().defaultTo(""))
		.execute();
	await sql`update users set password = coalesce((select password from accounts where accounts.user_id = users.id and provider_id = 'credential'), '')`.execute(
		db,
	);
	await db.schema.dropTable("accounts").execute();
	await users().dropColumn("name").execute();
	await users().dropColumn("image").execute();
	await users()
		.addColumn("language", "text", (c) => c.notNull().defaultTo("de"))
		.execute();
	await users().addColumn("locked_at", time).execute();
	await users().addColumn("last_sign_in_at", time).execute();
	await users()
		.addColumn("two_factor_required", flag, (c) => c.notNull().defaultTo(postgres ? sql`false` : sql`0`))
		.execute();

	await db.deleteFrom("sessions").execute();
	await db.schema.alterTable("sessions").renameColumn("token", "token_hash").execute();
	await db.schema.alterTable("sessions").dropColumn("ip_address").execute();
	await db.deleteFrom("settings").where("name", "=", "session_secret").execute();

	await db.schema.dropTable("verifications").execute();
	await stamped(
		db.schema
			.createTable("verifications")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("kind", "text", (c) => c.notNull())
			.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
			.addColumn("token_hash", "text", (c) => c.notNull().unique())
			.addColumn("email", "text")
			.addColumn("expires_at", time, (c) => c.notNull()),
	).execute();
	await db.schema.createIndex("verifications_of_user").on("verifications").columns(["user_id", "kind"]).execute();

	await stamped(
		db.schema
			.createTable("second_factors")
			.addColumn("user_id", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
			.addColumn("secret", "text", (c) => c.notNull())
			.addColumn("enabled_at", time)
			.addColumn("last_step", "integer", (c) => c.notNull().defaultTo(0)),
	).execute();
	await stamped(
		db.schema
			.createTable("recovery_codes")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
			.addColumn("code_hash", "text", (c) => c.notNull()),
	).execute();
	await db.schema
		.createIndex("recovery_codes_of_user")
		.on("recovery_codes")
		.columns(["user_id", "code_hash"])
		.execute();
}
