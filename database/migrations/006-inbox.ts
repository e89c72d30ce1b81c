import { type ColumnDataType, type Kysely, sql } from "kysely";

/**
 * Keeps the inbox fast with 100,000 requests. Each view (visible, hidden) has its own search index, so that no search
 * reads hits of the other view, and a stored number of requests, so that no page has to count them.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.schema
		.createTable("request_counts")
		.addColumn("id", "text", (c) => c.primaryKey())
		.addColumn("shown", "integer", (c) => c.notNull())
		.addColumn("hidden", "integer", (c) => c.notNull())
		.addColumn("open", "integer", (c) => c.notNull())
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.execute();
	await sql`insert into request_counts (id, shown, hidden, open) select 'all', ${count("not ausgeblendet")}, ${count("ausgeblendet")}, ${count("not ausgeblendet and not bearbeitet")} from "Kontaktanfragen_Archiv"`.execute(
		db,
	);
	// A search reads the requests of one view by number, newest first.
	await db.schema
		.createIndex("requests_by_number")
		.on("Kontaktanfragen_Archiv")
		.columns(["ausgeblendet", "nr"])
		.execute();
	await (postgres ? onPostgres(db) : onSqlite(db));
}

/** The number of requests that match a condition. */
function count(condition: string) {
	return sql`coalesce(sum(case when ${sql.raw(condition)} then 1 else 0 end), 0)`;
}

async function onPostgres(db: Kysely<any>): Promise<void> {
	await sql`drop index requests_search`.execute(db);
	await sql`create index requests_search on "Kontaktanfragen_Archiv" using gin (search_text gin_trgm_ops) where not ausgeblendet`.execute(
		db,
	);
	await sql`create index requests_hidden_search on "Kontaktanfragen_Archiv" using gin (search_text gin_trgm_ops) where ausgeblendet`.execute(
		db,
	);
	// Once per statement instead of once per row, because all rows update the same row of counts.
	const added =
		sql.raw(`select count(*) filter (where not ausgeblendet) as shown, count(*) filter (where ausgeblendet) as hidden,
		count(*) filter (where not ausgeblendet and not bearbeitet) as open from added`);
	const removed =
		sql.raw(`select count(*) filter (where not ausgeblendet) as shown, count(*) filter (where ausgeblendet) as hidden,
		count(*) filter (where not ausgeblendet and not bearbeitet) as open from removed`);
	const none = sql.raw("select 0 as shown, 0 as hidden, 0 as open");
	for (const [name, event, plus, minus, tables] of [
		["added", "insert", added, none, "new table as added"],
		["removed", "delete", none, removed, "old table as removed"],
		["changed", "update", added, removed, "old table as removed new table as added"],
	] as const) {
		const routine = sql.raw(`count_requests_${name}`);
		await sql`create function ${routine}() returns trigger language plpgsql as $$ begin
			update request_counts set shown = request_counts.shown + plus.shown - minus.shown, hidden = request_counts.hidden + plus.hidden - minus.hidden,
				open = request_counts.open + plus.open - minus.open, updated_at = now()
			from (${plus}) as plus, (${minus}) as minus
			where (plus.shown, plus.hidden, plus.open) is distinct from (minus.shown, minus.hidden, minus.open);
			return null;
		end $$`.execute(db);
		await sql`create trigger ${routine} after ${sql.raw(event)} on "Kontaktanfragen_Archiv" referencing ${sql.raw(tables)} for each statement execute function ${routine}()`.execute(
			db,
		);
	}
}

async function onSqlite(db: Kysely<any>): Promise<void> {
	for (const name of ["added", "removed", "changed"])
		await sql`drop trigger ${sql.raw(`requests_search_${name}`)}`.execute(db);
	await sql`drop table requests_search`.execute(db);
	const views = [
		["requests_search", "requests_shown", 0],
		["requests_hidden_search", "requests_hidden", 1],
	] as const;
	for (const [index, view, hidden] of views) {
		// The index of a part of the table needs a view of that part as its content, so that it can be rebuilt.
		await sql`create view ${sql.raw(view)} as select nr, search_text from "Kontaktanfragen_Archiv" where ausgeblendet = ${sql.lit(hidden)}`.execute(
			db,
		);
		await sql`create virtual table ${sql.raw(index)} using fts5 (search_text, content='${sql.raw(view)}', content_rowid='nr', tokenize='trigram')`.execute(
			db,
		);
		await sql`insert into ${sql.raw(index)} (${sql.raw(index)}) values ('rebuild')`.execute(db);
	}
	const add = views
		.map(
			([index, , hidden]) =>
				`insert into ${index} (rowid, search_text) select new.nr, new.search_text where new.ausgeblendet = ${hidden};`,
		)
		.join(" ");
	const remove = views
		.map(
			([index, , hidden]) =>
				`insert into ${index} (${index}, rowid, search_text) select 'delete', old.nr, old.search_text where old.ausgeblendet = ${hidden};`,
		)
		.join(" ");
	const counted = (row: "new" | "old", sign: "+" | "-") =>
		`update request_counts set shown = shown ${sign} (${row}.ausgeblendet = 0), hidden = hidden ${sign} (${row}.ausgeblendet = 1), open = open ${sign} (${row}.ausgeblendet = 0 and ${row}.bearbeitet = 0);`;
	const trigger = (name: string, event: string, work: string) =>
		sql`create trigger ${sql.raw(`${name} after ${event} on "Kontaktanfragen_Archiv" begin ${work} end`)}`.execute(db);
	await trigger("requests_search_added", "insert", add);
	await trigger("requests_search_removed", "delete", remove);
	await trigger("requests_search_changed", "update of search_text, ausgeblendet", `${remove} ${add}`);
	await trigger("requests_counted_added", "insert", counted("new", "+"));
	await trigger("requests_counted_removed", "delete", counted("old", "-"));
	await trigger(
		"requests_counted_changed",
		"update of ausgeblendet, bearbeitet",
		`${counted("old", "-")} ${counted("new", "+")}`,
	);
}
