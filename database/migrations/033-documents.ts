import { type ColumnDataType, type Kysely, sql } from "kysely";

/** Documents of a record, such as the data sheet of a machine, and which ones a draft is to have. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.schema
		.createTable("documents")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("path", "text", (c) => c.notNull())
		.addColumn("user_id", "text", (c) => c.references("users.id").onDelete("set null"))
		.addColumn("bytes", "integer", (c) => c.notNull())
		.addColumn("kind", "text", (c) => c.notNull())
		.addColumn("title", "text", (c) => c.notNull())
		.addColumn("title_en", "text", (c) => c.notNull())
		.addColumn("position", "integer")
		.addColumn("owner_kind", "text")
		.addColumn("owner_id", "text")
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.execute();
	await db.schema.createIndex("documents_of_owner").on("documents").columns(["owner_id", "owner_kind"]).execute();
	await db.schema
		.alterTable("drafts")
		.addColumn("documents", "text", (c) => c.notNull().defaultTo("[]"))
		.execute();
	await (postgres ? tellChanges(db) : countChanges(db));
}

/** Machines' pages show documents, so that cached ones follow every change (see 008-content-versions). */
async function countChanges(db: Kysely<any>): Promise<void> {
	for (const event of ["insert", "update", "delete"])
		await sql`create trigger ${sql.raw(`content_documents_${event}`)} after ${sql.raw(event)} on documents begin
			insert into settings (name, value) values ('content offers', '1')
			on conflict (name) do update set value = cast(value as integer) + 1; end`.execute(db);
}

async function tellChanges(db: Kysely<any>): Promise<void> {
	await sql`create trigger content_documents after insert or update or delete or truncate on documents
		for each statement execute function tell_content_change('offers')`.execute(db);
}
