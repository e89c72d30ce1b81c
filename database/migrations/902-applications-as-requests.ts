import { type Kysely, sql } from "kysely";

/** What each list of contact requests shows. The program asks with the same words, so that the partial indexes apply. */
const lists = {
	open: "kind = 'request' and not bearbeitet and not ausgeblendet and suspicion is null",
	processed: "kind = 'request' and bearbeitet and not ausgeblendet and suspicion is null",
	all: "kind = 'request' and not ausgeblendet and suspicion is null",
	hidden: "kind = 'request' and ausgeblendet and suspicion is null",
	suspicious: "kind = 'request' and suspicion is not null",
};

const counts = {
	shown: lists.all,
	hidden: lists.hidden,
	open: "kind = 'request' and not bearbeitet and suspicion is null",
	hidden_open: "kind = 'request' and not bearbeitet and ausgeblendet and suspicion is null",
	suspicious: lists.suspicious,
};

/**
 * An application is a request of a kind of its own. The indexes, the search and the counts of contact requests leave
 * applications out: there are few, and who may not read them may not count them.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const run = (words: string) => sql.raw(words).execute(db);
	await run("drop table applications");
	await run("delete from documents where owner_kind = 'application'");
	await run(`alter table "Kontaktanfragen_Archiv" add column kind text not null default 'request'`);
	const index = async (name: string, columns: string, where: string) => {
		await run(`drop index if exists ${name}`);
		await run(`create index ${name} on "Kontaktanfragen_Archiv" (${columns}) where ${where}`);
	};
	for (const [name, list] of Object.entries(lists)) await index(`requests_list_${name}`, "created_at, id", list);
	await index("requests_assigned", "assigned_to, created_at, id", lists.open);
	await index("requests_unprocessed", "created_at, id", counts.open);
	await index("requests_to_follow_up", "follow_up", `${counts.open} and follow_up is not null`);
	await index(
		"requests_to_remind",
		"created_at",
		`${counts.open} and first_answer_at is null and escalated_at is null`,
	);
	await index("requests_applications", "created_at, id", "kind = 'application'");
	await (engine === "postgres" ? onPostgres(run) : onSqlite(run));
}

type Run = (words: string) => Promise<unknown>;

async function onPostgres(run: Run): Promise<void> {
	for (const [name, list] of [
		["requests_search", lists.all],
		["requests_hidden_search", lists.hidden],
	] as const) {
		await run(`drop index ${name}`);
		await run(`create index ${name} on "Kontaktanfragen_Archiv" using gin (search_text gin_trgm_ops) where ${list}`);
	}
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
		await run(`create or replace function count_requests_${event}() returns trigger language plpgsql as $$ begin
			update request_counts set ${names.map((name) => `${name} = request_counts.${name} + plus.${name} - minus.${name}`).join(", ")}, updated_at = now()
			from (${plus}) as plus, (${minus}) as minus where ${tuple("plus")} is distinct from ${tuple("minus")};
			return null;
		end $$`);
}

async function onSqlite(run: Run): Promise<void> {
	const searches = [
		["requests_search", "requests_shown", lists.all],
		["requests_hidden_search", "requests_hidden", lists.hidden],
	] as const;
	for (const work of ["search", "counted"])
		for (const event of ["added", "removed", "changed"]) await run(`drop trigger requests_${work}_${event}`);
	for (const [, view, list] of searches) {
		await run(`drop view ${view}`);
		await run(`create view ${view} as select nr, search_text from "Kontaktanfragen_Archiv" where ${list}`);
	}
	const of = (row: "new" | "old", condition: string) =>
		condition.replace(/\b(kind|bearbeitet|ausgeblendet|suspicion)\b/g, `${row}.$1`);
	const add = searches.map(
		([index, , list]) =>
			`insert into ${index} (rowid, search_text) select new.nr, new.search_text where ${of("new", list)};`,
	);
	const remove = searches.map(
		([index, , list]) =>
			`insert into ${index} (${index}, rowid, search_text) select 'delete', old.nr, old.search_text where ${of("old", list)};`,
	);
	const counted = (row: "new" | "old", sign: "+" | "-") =>
		`update request_counts set ${Object.entries(counts)
			.map(([name, condition]) => `${name} = ${name} ${sign} (${of(row, condition)})`)
			.join(", ")};`;
	const trigger = (name: string, event: string, work: string[]) =>
		run(`create trigger ${name} after ${event} on "Kontaktanfragen_Archiv" begin ${work.join(" ")} end`);
	await trigger("requests_search_added", "insert", add);
	await trigger("requests_search_removed", "delete", remove);
	await trigger("requests_search_changed", "update of search_text, ausgeblendet, suspicion", [...remove, ...add]);
	await trigger("requests_counted_added", "insert", [counted("new", "+")]);
	await trigger("requests_counted_removed", "delete", [counted("old", "-")]);
	await trigger("requests_counted_changed", "update of ausgeblendet, bearbeitet, suspicion", [
		counted("old", "-"),
		counted("new", "+"),
	]);
}
