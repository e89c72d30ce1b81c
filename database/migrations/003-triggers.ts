import { type Kysely, sql } from "kysely";

type Run = (statement: string) => Promise<unknown>;

/** What the database does by itself, so that no way of changing a row can forget it. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const run: Run = (statement) => sql.raw(statement).execute(db);
	await (engine === "postgres" ? contentOnPostgres(run) : contentOnSqlite(run));
	await (engine === "postgres" ? pricesOnPostgres(run) : pricesOnSqlite(run));
}

/** The tables that public pages show, and under which name their changes count. */
const content = {
	Angebote: "offers",
	Angebote_Bilder: "offers",
	documents: "offers",
	synonyms: "offers",
	Aktuelles: "news",
	Karriere: "jobs",
};

/**
 * Cached pages must be fresh at once even if another process, a command or a database tool changes their content. So
 * SQLite counts changes in `settings`, which each process reads.
 */
async function contentOnSqlite(run: Run): Promise<void> {
	const count = (topic: string) => `insert into settings (name, value) values ('content ${topic}', '1')
		on conflict (name) do update set value = cast(value as integer) + 1;`;
	for (const event of ["insert", "update", "delete"]) {
		for (const [table, topic] of Object.entries(content))
			await run(`create trigger content_${table}_${event} after ${event} on "${table}" begin ${count(topic)} end`);
		await run(`create trigger content_settings_${event} after ${event} on settings
			when ${event === "delete" ? "old" : "new"}.name not like 'content %' begin ${count("settings")} end`);
	}
}

/**
 * PostgreSQL counts each transaction that changes content, when it commits: it then waits for no other row, so that two
 * of them can't wait for each other.
 */
async function contentOnPostgres(run: Run): Promise<void> {
	await run(`create function count_content_change() returns trigger language plpgsql as $$ begin
		if current_setting('site.counted', true) is distinct from pg_current_xact_id()::text then
			perform set_config('site.counted', pg_current_xact_id()::text, true);
			insert into settings (name, value) values ('content changes', '1')
			on conflict (name) do update set value = (settings.value::bigint + 1)::text;
		end if;
		return null;
	end $$`);
	for (const table of [...Object.keys(content), "settings"])
		await run(`create constraint trigger content_${table} after insert or update or delete on "${table}"
			deferrable initially deferred for each row execute function count_content_change()`);
}

const shown = "in ('online', 'reserved')";
/** Adds the price of the row `new`, unless it is the one that is shown. */
const remember = `insert into price_history (offer_id, type, cents) select new.id, new.type, new.list_price
	where not exists (
		select 1 from (
			select type, cents, hidden_at from price_history where offer_id = new.id order by nr desc limit 1
		) as last
		where last.type = new.type and last.cents is not distinct from new.list_price and last.hidden_at is null
	);`;
/** Notes that the last price of the row `old` is no longer shown. */
const hide = (now: string) => `update price_history set hidden_at = ${now}
	where nr = (select max(nr) from price_history where offer_id = old.id) and hidden_at is null;`;

/** Every price that visitors could see, from when, and until when. */
async function pricesOnSqlite(run: Run): Promise<void> {
	const hideNow = hide("strftime('%Y-%m-%dT%H:%M:%fZ', 'now')");
	for (const [name, event, when, work] of [
		["shown_added", "insert", `new.state ${shown}`, remember],
		["shown_changed", "update of list_price, type, state", `new.state ${shown}`, remember],
		["hidden_changed", "update of state", `old.state ${shown} and new.state not ${shown}`, hideNow],
		["hidden_removed", "delete", `old.state ${shown}`, hideNow],
	])
		await run(`create trigger price_${name} after ${event} on "Angebote" when ${when} begin ${work} end`);
}

async function pricesOnPostgres(run: Run): Promise<void> {
	for (const [name, work] of [
		["remember_price", remember],
		["hide_price", hide("now()")],
	])
		await run(`create function ${name}() returns trigger language plpgsql as $$ begin ${work} return null; end $$`);
	for (const [name, event, when, work] of [
		["shown", "insert or update of list_price, type, state", `new.state ${shown}`, "remember_price"],
		["hidden_changed", "update of state", `old.state ${shown} and new.state not ${shown}`, "hide_price"],
		["hidden_removed", "delete", `old.state ${shown}`, "hide_price"],
	])
		await run(`create trigger price_${name} after ${event} on "Angebote"
			for each row when (${when}) execute function ${work}()`);
}
