import { type ColumnDataType, type Kysely, sql } from "kysely";

const shown = "in ('online', 'reserved')";

/**
 * A price also knows when its offer left the website (withdrawn, sold, in the trash), so that only what visitors saw
 * counts as a price of the last days. Of those that have left already, the last change is the nearest that is known.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	await db.schema.alterTable("price_history").addColumn("hidden_at", time).execute();
	await sql`update price_history set hidden_at = coalesce(
			(select coalesce(sold_at, updated_at) from "Angebote" where id = offer_id),
			(select created_at from trash where id = offer_id)
		) where nr in (select max(nr) from price_history group by offer_id)
			and offer_id not in (select id from "Angebote" where state ${sql.raw(shown)})`.execute(db);
	await (postgres ? onPostgres(db) : onSqlite(db));
}

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

async function onSqlite(db: Kysely<any>): Promise<void> {
	const run = (words: string) => sql.raw(words).execute(db);
	const change = "update of list_price, type, state";
	const hideNow = hide("strftime('%Y-%m-%dT%H:%M:%fZ', 'now')");
	await run("drop trigger price_shown_added");
	await run("drop trigger price_shown_changed");
	for (const [name, event, when, work] of [
		["shown_added", "insert", `new.state ${shown}`, remember],
		["shown_changed", change, `new.state ${shown}`, remember],
		["hidden_changed", "update of state", `old.state ${shown} and new.state not ${shown}`, hideNow],
		["hidden_removed", "delete", `old.state ${shown}`, hideNow],
	] as const)
		await run(`create trigger price_${name} after ${event} on "Angebote" when ${when} begin ${work} end`);
}

async function onPostgres(db: Kysely<any>): Promise<void> {
	const run = (words: string) => sql.raw(words).execute(db);
	await run(`create or replace function remember_price() returns trigger language plpgsql as $$ begin
		${remember}
		return null;
	end $$`);
	await run(`create function hide_price() returns trigger language plpgsql as $$ begin
		${hide("now()")}
		return null;
	end $$`);
	await run(`create trigger price_hidden_changed after update of state on "Angebote" for each row
		when (old.state ${shown} and new.state not ${shown}) execute function hide_price()`);
	await run(`create trigger price_hidden_removed after delete on "Angebote" for each row
		when (old.state ${shown}) execute function hide_price()`);
}
