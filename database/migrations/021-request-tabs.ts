import { type ColumnDataType, type Kysely, sql } from "kysely";

/** What each list shows. The program asks with the same words, so that the partial indexes apply. */
const lists = {
	open: "not bearbeitet and not ausgeblendet and suspicion is null",
	processed: "bearbeitet and not ausgeblendet and suspicion is null",
	all: "not ausgeblendet and suspicion is null",
	hidden: "ausgeblendet and suspicion is null",
	suspicious: "suspicion is not null",
};

/** The stored counts. An open request stays one while it is hidden, so that no customer is forgotten. */
const counts = {
	shown: lists.all,
	hidden: lists.hidden,
	open: "not bearbeitet and suspicion is null",
	hidden_open: "not bearbeitet and ausgeblendet and suspicion is null",
	suspicious: lists.suspicious,
};

/**
 * Requests are worked on: each list has an index and a stored count; suspicious ones are kept apart; a request has
 * somebody who answers it, a day on which it comes up again, an outcome, and where it came from.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const add = (name: string, type: ColumnDataType = "text") =>
		db.schema.alterTable("Kontaktanfragen_Archiv").addColumn(name, type).execute();
	for (const name of ["suspicion", "default_subject", "source", "follow_up", "outcome", "outcome_reason"])
		await add(name);
	await add("released_at", time);
	await sql`alter table "Kontaktanfragen_Archiv" add column assigned_to text references users (id) on delete set null`.execute(
		db,
	);
	await sql`alter table request_notes add column kind text not null default 'note'`.execute(db);
	for (const name of ["hidden_open", "suspicious"])
		await sql`alter table request_counts add column ${sql.raw(name)} integer not null default 0`.execute(db);
	await sql`drop index requests_open`.execute(db);
	for (const [name, list] of Object.entries(lists))
		await sql`create index ${sql.raw(`requests_list_${name}`)} on "Kontaktanfragen_Archiv" (created_at, id) where ${sql.raw(list)}`.execute(
			db,
		);
	await sql`create index requests_assigned on "Kontaktanfragen_Archiv" (assigned_to, created_at, id) where ${sql.raw(lists.open)}`.execute(
		db,
	);
	// The dashboard shows hidden ones too.
	await sql`create index requests_unprocessed on "Kontaktanfragen_Archiv" (created_at, id) where ${sql.raw(counts.open)}`.execute(
		db,
	);
	await sql`create index requests_of_user on "Kontaktanfragen_Archiv" (assigned_to)`.execute(db);
	await sql`create index requests_to_follow_up on "Kontaktanfragen_Archiv" (follow_up) where not bearbeitet and suspicion is null and follow_up is not null`.execute(
		db,
	);
	await (postgres ? onPostgres(db) : onSqlite(db));
	// Starts the triggers' counts from the truth.
	const counted = Object.entries(counts).map(
		([name, condition]) =>
			`${name} = (select coalesce(sum(case when ${condition} then 1 else 0 end), 0) from "Kontaktanfragen_Archiv")`,
	);
	await sql.raw(`update request_counts set ${counted.join(", ")}`).execute(db);
}

async function onPostgres(db: Kysely<any>): Promise<void> {
	await sql`drop index requests_search`.execute(db);
	await sql`create index requests_search on "Kontaktanfragen_Archiv" using gin (search_text gin_trgm_ops) where ${sql.raw(lists.all)}`.execute(
		db,
	);
	await sql`drop index requests_hidden_search`.execute(db);
	await sql`create index requests_hidden_search on "Kontaktanfragen_Archiv" using gin (search_text gin_trgm_ops) where ${sql.raw(lists.hidden)}`.execute(
		db,
	);
	const names = Object.keys(counts);
	const of = (rows: string) =>
		`select ${Object.entries(counts)
			.map(([name, condition]) => `count(*) filter (where ${condition}) as ${name}`)
			.join(", ")} from ${rows}`;
	const tuple = (rows: string) => `(${names.map((name) => `${rows}.${name}`).join(", ")})`;
	const none = `select ${names.map((name) => `0 as ${name}`).join(", ")}`;
	for (const [event, plus, minus] of [
		["added", of("added"), none],
		["removed", none, of("removed")],
		["changed", of("added"), of("removed")],
	] as const)
		await sql
			.raw(
				`create or replace function count_requests_${event}() returns trigger language plpgsql as $$ begin
			update request_counts set ${names.map((name) => `${name} = request_counts.${name} + plus.${name} - minus.${name}`).join(", ")}, updated_at = now()
			from (${plus}) as plus, (${minus}) as minus where ${tuple("plus")} is distinct from ${tuple("minus")};
			return null;
		end $$`,
			)
			.execute(db);
}

async function onSqlite(db: Kysely<any>): Promise<void> {
	const searches = [
		["requests_search", "requests_shown", lists.all],
		["requests_hidden_search", "requests_hidden", lists.hidden],
	] as const;
	for (const work of ["search", "counted"])
		for (const event of ["added", "removed", "changed"])
			await sql`drop trigger ${sql.raw(`requests_${work}_${event}`)}`.execute(db);
	for (const [index, view, list] of searches) {
		await sql`drop view ${sql.raw(view)}`.execute(db);
		await sql`create view ${sql.raw(view)} as select nr, search_text from "Kontaktanfragen_Archiv" where ${sql.raw(list)}`.execute(
			db,
		);
		await sql`insert into ${sql.raw(index)} (${sql.raw(index)}) values ('rebuild')`.execute(db);
	}
	const of = (row: "new" | "old", condition: string) =>
		condition.replace(/\b(bearbeitet|ausgeblendet|suspicion)\b/g, `${row}.$1`);
	const add = searches
		.map(
			([index, , list]) =>
				`insert into ${index} (rowid, search_text) select new.nr, new.search_text where ${of("new", list)};`,
		)
		.join(" ");
	const remove = searches
		.map(
			([index, , list]) =>
				`insert into ${index} (${index}, rowid, search_text) select 'delete', old.nr, old.search_text where ${of("old", list)};`,
		)
		.join(" ");
	const counted = (row: "new" | "old", sign: "+" | "-") =>
		`update request_counts set ${Object.entries(counts)
			.map(([name, condition]) => `${name} = ${name} ${sign} (${of(row, condition)})`)
			.join(", ")};`;
	const trigger = (name: string, event: string, work: string) =>
		sql`create trigger ${sql.raw(`${name} after ${event} on "Kontaktanfragen_Archiv" begin ${work} end`)}`.execute(db);
	await trigger("requests_search_added", "insert", add);
	await trigger("requests_search_removed", "delete", remove);
	await trigger("requests_search_changed", "update of search_text, ausgeblendet, suspicion", `${remove} ${add}`);
	await trigger("requests_counted_added", "insert", counted("new", "+"));
	await trigger("requests_counted_removed", "delete", counted("old", "-"));
	await trigger(
		"requests_counted_changed",
		"update of ausgeblendet, bearbeitet, suspicion",
		`${counted("old", "-")} ${counted("new", "+")}`,
	);
}
