import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from "kysely";

/** The site's first tables. Never edit a released migration: each later change is a migration of its own. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time: ColumnDataType | ReturnType<typeof sql> = postgres ? sql`timestamptz(3)` : "text";
	const day: ColumnDataType = postgres ? "date" : "text";
	const flag: ColumnDataType = postgres ? "boolean" : "integer";
	const off = postgres ? sql`false` : sql`0`;
	const on = postgres ? sql`true` : sql`1`;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	const stamped = <T extends string>(table: CreateTableBuilder<T, any>) =>
		table
			.addColumn("created_at", time as ColumnDataType, (c) => c.notNull().defaultTo(now))
			.addColumn("updated_at", time as ColumnDataType, (c) => c.notNull().defaultTo(now));
	const table = (name: string) => db.schema.createTable(name);

	await stamped(
		table("users")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("name", "text", (c) => c.notNull())
			.addColumn("email", "text", (c) => c.notNull().unique())
			.addColumn("email_verified", flag, (c) => c.notNull().defaultTo(off))
			.addColumn("image", "text"),
	).execute();

	await stamped(
		table("sessions")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
			.addColumn("token", "text", (c) => c.notNull().unique())
			.addColumn("expires_at", time as ColumnDataType, (c) => c.notNull())
			.addColumn("ip_address", "text")
			.addColumn("user_agent", "text"),
	).execute();
	await db.schema.createIndex("sessions_of_user").on("sessions").column("user_id").execute();

	await stamped(
		table("accounts")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
			.addColumn("account_id", "text", (c) => c.notNull())
			.addColumn("provider_id", "text", (c) => c.notNull())
			.addColumn("password", "text")
			.addColumn("access_token", "text")
			.addColumn("refresh_token", "text")
			.addColumn("id_token", "text")
			.addColumn("access_token_expires_at", time as ColumnDataType)
			.addColumn("refresh_token_expires_at", time as ColumnDataType)
			.addColumn("scope", "text"),
	).execute();
	await db.schema.createIndex("accounts_of_user").on("accounts").column("user_id").execute();

	await stamped(
		table("verifications")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("identifier", "text", (c) => c.notNull())
			.addColumn("value", "text", (c) => c.notNull())
			.addColumn("expires_at", time as ColumnDataType, (c) => c.notNull()),
	).execute();
	await db.schema.createIndex("verifications_by_identifier").on("verifications").column("identifier").execute();

	await stamped(
		table("angebots_admin_table")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("user_id", "text", (c) => c.notNull().unique().references("users.id").onDelete("cascade")),
	).execute();

	await stamped(
		table("throttles")
			.addColumn("key", "text", (c) => c.primaryKey())
			.addColumn("points", "integer", (c) => c.notNull())
			.addColumn("expires_at", time as ColumnDataType, (c) => c.notNull()),
	).execute();
	await db.schema.createIndex("throttles_by_end").on("throttles").column("expires_at").execute();

	await stamped(
		table("settings")
			.addColumn("name", "text", (c) => c.primaryKey())
			.addColumn("value", "text", (c) => c.notNull()),
	).execute();

	await stamped(
		table("pictures")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("path", "text", (c) => c.notNull().unique())
			.addColumn("user_id", "text", (c) => c.references("users.id").onDelete("set null"))
			.addColumn("width", "integer", (c) => c.notNull())
			.addColumn("height", "integer", (c) => c.notNull())
			.addColumn("bytes", "integer", (c) => c.notNull())
			.addColumn("colour", "text", (c) => c.notNull()),
	).execute();

	await stamped(
		table("Angebote")
			.addColumn("nr", "integer", (c) =>
				postgres ? c.generatedByDefaultAsIdentity().primaryKey() : c.primaryKey().autoIncrement(),
			)
			.addColumn("id", "text", (c) => c.notNull().unique())
			.addColumn("name", "text", (c) => c.notNull())
			.addColumn("name_en", "text")
			.addColumn("description", "text", (c) => c.notNull())
			.addColumn("description_en", "text")
			.addColumn("category", "text", (c) => c.notNull())
			.addColumn("type", "text", (c) => c.notNull().check(sql`type in ('kauf', 'miete')`))
			.addColumn("condition", "text", (c) => c.notNull().check(sql`condition in ('neu', 'gebraucht')`))
			.addColumn("sale_price", "integer")
			.addColumn("daily_rate", "integer")
			.addColumn("price_on_request", flag, (c) => c.notNull().defaultTo(off))
			.addColumn("available", flag, (c) => c.notNull().defaultTo(on))
			.addColumn("weight", "integer")
			.addColumn("manufacturer", "text")
			.addColumn("model", "text")
			.addColumn("year_of_construction", "integer")
			.addColumn("operating_hours", "integer")
			.addColumn("length", "integer")
			.addColumn("width", "integer")
			.addColumn("height", "integer")
			.addColumn("power", "integer")
			.addColumn("location", "text")
			.addColumn("user_id", "text", (c) => c.references("users.id").onDelete("set null"))
			.addColumn("main_category", "text", (c) => c.notNull())
			.addColumn("subcategory", "text")
			.addColumn("list_price", "integer")
			.addColumn("search_text", "text", (c) => c.notNull())
			.addColumn("version", "integer", (c) => c.notNull().defaultTo(1)),
	).execute();
	// One index per sort order, each starting with the type that every list filters by, and one for the categories.
	const offers = (name: string) => db.schema.createIndex(name).on("Angebote");
	await offers("offers_newest").columns(["type", "created_at desc", "nr desc"]).execute();
	await offers("offers_by_price").columns(["type", "list_price", "nr"]).execute();
	await offers("offers_by_year").columns(["type", "year_of_construction", "nr"]).execute();
	await offers("offers_by_category")
		.columns(["type", "main_category", "subcategory", "created_at desc", "nr desc"])
		.execute();
	await offers("offers_by_condition").columns(["type", "condition", "created_at desc", "nr desc"]).execute();
	await offers("offers_of_all_types").columns(["created_at desc", "nr desc"]).execute();

	await stamped(
		table("Angebote_Bilder")
			.addColumn("offer_id", "text", (c) => c.notNull().references("Angebote.id").onDelete("cascade"))
			.addColumn("picture_id", "text", (c) => c.notNull().unique().references("pictures.id").onDelete("cascade"))
			.addColumn("position", "integer", (c) => c.notNull())
			.addColumn("alt", "text", (c) => c.notNull().defaultTo(""))
			.addColumn("alt_en", "text", (c) => c.notNull().defaultTo(""))
			.addPrimaryKeyConstraint("offer_pictures_key", ["offer_id", "picture_id"]),
	).execute();

	await stamped(
		table("Aktuelles")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("name", "text", (c) => c.notNull())
			.addColumn("datum", day, (c) => c.notNull())
			.addColumn("inhalt", "text", (c) => c.notNull())
			.addColumn("image_url", "text")
			.addColumn("user_id", "text", (c) => c.references("users.id").onDelete("set null")),
	).execute();
	await db.schema.createIndex("news_newest").on("Aktuelles").columns(["datum desc", "id desc"]).execute();

	await stamped(
		table("Karriere")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("title", "text", (c) => c.notNull())
			.addColumn("location", "text", (c) => c.notNull())
			.addColumn("type", "text", (c) => c.notNull())
			.addColumn("description", "text", (c) => c.notNull())
			.addColumn("requirements", "text")
			.addColumn("benefits", "text")
			.addColumn("user_id", "text", (c) => c.references("users.id").onDelete("set null")),
	).execute();
	await db.schema.createIndex("jobs_newest").on("Karriere").columns(["created_at desc", "id desc"]).execute();

	await stamped(
		table("Kontaktanfragen_Archiv")
			.addColumn("id", "text", (c) => c.primaryKey())
			.addColumn("name", "text", (c) => c.notNull())
			.addColumn("email", "text", (c) => c.notNull())
			.addColumn("phone", "text")
			.addColumn("subject", "text", (c) => c.notNull())
			.addColumn("message", "text", (c) => c.notNull())
			.addColumn("privacy_agreed", flag, (c) => c.notNull())
			.addColumn("language", "text", (c) => c.notNull().check(sql`language in ('de', 'en')`))
			.addColumn("offer_id", "text", (c) => c.references("Angebote.id").onDelete("set null"))
			.addColumn("offer_name", "text")
			.addColumn("fingerprint", "text", (c) => c.notNull().unique())
			.addColumn("bearbeitet", flag, (c) => c.notNull().defaultTo(off))
			.addColumn("processed_at", time as ColumnDataType)
			.addColumn("processed_by_email", "text")
			.addColumn("ausgeblendet", flag, (c) => c.notNull().defaultTo(off)),
	).execute();
	await db.schema
		.createIndex("requests_newest")
		.on("Kontaktanfragen_Archiv")
		.columns(["ausgeblendet", "created_at desc", "id desc"])
		.execute();
	await db.schema.createIndex("requests_of_offer").on("Kontaktanfragen_Archiv").column("offer_id").execute();

	await (postgres ? searchIndexOfPostgres(db) : searchIndexOfSqlite(db));
}

async function searchIndexOfPostgres(db: Kysely<any>): Promise<void> {
	await sql`create extension if not exists pg_trgm`.execute(db);
	await sql`create index offers_search on "Angebote" using gin (search_text gin_trgm_ops)`.execute(db);
	// Descending with nulls last: SQLite reads the ascending index backwards, PostgreSQL needs one in this order.
	await sql`create index offers_by_price_down on "Angebote" (type, list_price desc nulls last, nr desc)`.execute(db);
	await sql`create index offers_by_year_down on "Angebote" (type, year_of_construction desc nulls last, nr desc)`.execute(
		db,
	);
}

/** A full-text table of the trigrams in `search_text`, kept up to date by triggers. */
async function searchIndexOfSqlite(db: Kysely<any>): Promise<void> {
	await sql`create virtual table offers_search using fts5 (search_text, content='Angebote', content_rowid='nr', tokenize='trigram')`.execute(
		db,
	);
	const add = sql`insert into offers_search (rowid, search_text) values (new.nr, new.search_text);`;
	const remove = sql`insert into offers_search (offers_search, rowid, search_text) values ('delete', old.nr, old.search_text);`;
	await sql`create trigger offers_search_added after insert on "Angebote" begin ${add} end`.execute(db);
	await sql`create trigger offers_search_removed after delete on "Angebote" begin ${remove} end`.execute(db);
	await sql`create trigger offers_search_changed after update of search_text on "Angebote" begin ${remove} ${add} end`.execute(
		db,
	);
}
