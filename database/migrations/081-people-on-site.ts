import { type ColumnDataType, type Kysely, sql } from "kysely";

/** What visitors see of a user; pages that show it follow each change, and no change of anything else. */
const shown = "display_name, direct_phone, locked_at, on_site, portrait_id";

/** Whether visitors see a user, and the user's picture. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const flag: ColumnDataType = postgres ? "boolean" : "integer";
	const no = postgres ? sql`false` : sql`0`;
	await db.schema
		.alterTable("users")
		.addColumn("on_site", flag, (c) => c.notNull().defaultTo(no))
		.execute();
	await db.schema.alterTable("users").addColumn("portrait_id", "text").execute();
	await (postgres ? tellChanges(db) : countChanges(db));
}

async function countChanges(db: Kysely<any>): Promise<void> {
	for (const [name, event] of [
		["insert", "insert"],
		["update", `update of ${shown}`],
		["delete", "delete"],
	])
		await sql`create trigger ${sql.raw(`content_users_${name}`)} after ${sql.raw(event!)} on users begin
			insert into settings (name, value) values ('content people', '1')
			on conflict (name) do update set value = cast(value as integer) + 1; end`.execute(db);
}

async function tellChanges(db: Kysely<any>): Promise<void> {
	await sql`create trigger content_users after insert or update of ${sql.raw(shown)} or delete or truncate on users
		for each statement execute function tell_content_change('people')`.execute(db);
}
