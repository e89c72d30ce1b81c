import { type ColumnDataType, type Kysely, sql } from "kysely";

/**
 * What belongs to a record is keyed by its collection and its id, since two collections may have the same id. Several
 * people may edit one record at a time. Their signs end within minutes, so none is carried over.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;

	await db.schema.dropTable("editing_marks").execute();
	await db.schema
		.createTable("presence")
		.addColumn("kind", "text", (c) => c.notNull())
		.addColumn("record_id", "text", (c) => c.notNull())
		.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
		.addColumn("session_id", "text", (c) => c.notNull().references("sessions.id").onDelete("cascade"))
		.addColumn("window_id", "text", (c) => c.notNull())
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.addPrimaryKeyConstraint("presence_key", ["kind", "record_id", "user_id"])
		.execute();

	await (postgres ? rekeyOnPostgres(db) : rekeyOnSqlite(db));

	await db.schema.dropIndex("versions_of_record").execute();
	await db.schema
		.createIndex("versions_of_record")
		.unique()
		.on("versions")
		.columns(["record_id", "kind", "number"])
		.execute();
}

async function rekeyOnPostgres(db: Kysely<any>): Promise<void> {
	await sql`alter table drafts drop constraint drafts_pkey, add primary key (record_id, kind)`.execute(db);
	await sql`alter table trash drop constraint trash_pkey, add primary key (id, kind)`.execute(db);
}

/** SQLite can't change a table's key: each row moves to a new table. */
async function rekeyOnSqlite(db: Kysely<any>): Promise<void> {
	const time = "text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))";
	await move(db, "drafts", {
		record_id: "text not null",
		kind: "text not null",
		words: "text not null",
		pictures: "text not null",
		documents: "text not null default '[]'",
		base_version: "integer not null",
		version: "integer not null",
		window_id: "text not null",
		by_email: "text not null",
		created_at: time,
		updated_at: time,
	});
	await move(db, "trash", {
		id: "text not null",
		kind: "text not null",
		name: "text not null",
		record: "text not null",
		nr: "integer",
		search_text: "text not null default ''",
		sort_name: "text not null default ''",
		deleted_by: "text",
		created_at: time,
		updated_at: time,
	});
	await db.schema.createIndex("trash_newest").on("trash").columns(["created_at desc", "id desc"]).execute();
	await db.schema.createIndex("trash_by_time").on("trash").columns(["created_at", "id"]).execute();
	await db.schema.createIndex("trash_by_name").on("trash").columns(["sort_name", "id"]).execute();
}

/** The first two columns become the key. */
async function move(db: Kysely<any>, table: string, columns: Record<string, string>): Promise<void> {
	const names = Object.keys(columns);
	const all = names.join(", ");
	const definitions = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
	const key = `primary key (${names.slice(0, 2).join(", ")})`;
	await sql.raw(`create table ${table}_rekeyed (${[...definitions, key].join(", ")})`).execute(db);
	await sql.raw(`insert into ${table}_rekeyed (${all}) select ${all} from ${table}`).execute(db);
	await sql.raw(`drop table ${table}`).execute(db);
	await sql.raw(`alter table ${table}_rekeyed rename to ${table}`).execute(db);
}
