import { type Kysely, sql } from "kysely";

/** The tables behind each topic of content. */
const tables: [table: string, topic: string][] = [
	["Angebote", "offers"],
	["Angebote_Bilder", "offers"],
	["Aktuelles", "news"],
	["Karriere", "jobs"],
];

/**
 * Cached pages must be fresh at once even if another process, a command or a database tool changes their content. So
 * the database itself reports changes: SQLite with counts in `settings` that each process reads, PostgreSQL with
 * notifications.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	await (engine === "postgres" ? messages(db) : counts(db));
}

async function counts(db: Kysely<any>): Promise<void> {
	const count = (topic: string) =>
		sql`insert into settings (name, value) values (${sql.lit(`content ${topic}`)}, '1') on conflict (name) do update set value = cast(value as integer) + 1;`;
	for (const [table, topic] of tables) {
		for (const event of ["insert", "update", "delete"]) {
			await sql`create trigger ${sql.raw(`content_${table}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} begin ${count(topic)} end`.execute(
				db,
			);
		}
	}
	for (const [event, row] of [
		["insert", "new"],
		["update", "new"],
		["delete", "old"],
	] as const) {
		await sql`create trigger ${sql.raw(`content_settings_${event}`)} after ${sql.raw(event)} on settings
			when ${sql.raw(row)}.name not like 'content %' begin ${count("settings")} end`.execute(db);
	}
}

async function messages(db: Kysely<any>): Promise<void> {
	await sql`create function tell_content_change() returns trigger language plpgsql as $$
		begin
			perform pg_notify('content', tg_argv[0]);
			return null;
		end
	$$`.execute(db);
	for (const [table, topic] of [...tables, ["settings", "settings"] as const]) {
		await sql`create trigger ${sql.raw(`content_${table}`)} after insert or update or delete or truncate on ${sql.table(table)}
			for each statement execute function tell_content_change(${sql.lit(topic)})`.execute(db);
	}
}
