import { type Kysely, sql } from "kysely";

/** What each topic's pages are made of; two of the tables are no page's own and change with their offer. */
const tables: [table: string, topic: string][] = [
	["Angebote", "offers"],
	["Angebote_Bilder", "offers"],
	["Aktuelles", "news"],
	["Karriere", "jobs"],
];

/**
 * Kept pages must be fresh at once, whoever changed what they show: another process, a command line, somebody with a
 * database tool. So the database itself tells: SQLite by a count in `settings` that each process reads, PostgreSQL by a
 * message to who listens.
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
