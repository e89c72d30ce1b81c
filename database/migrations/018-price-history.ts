import { type ColumnDataType, type Kysely, sql } from "kysely";

/**
 * Every price that visitors could see, and from when. The database itself writes it, so that no way of changing an
 * offer can forget it. It has no foreign key, because it stays while the offer lies in the trash.
 */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.schema
		.alterTable("Angebote")
		.addColumn("price_reduced", postgres ? "boolean" : "integer", (c) =>
			c.notNull().defaultTo(postgres ? sql`false` : sql`0`),
		)
		.execute();
	await db.schema
		.createTable("price_history")
		.addColumn("nr", "integer", (c) =>
			postgres ? c.generatedByDefaultAsIdentity().primaryKey() : c.primaryKey().autoIncrement(),
		)
		.addColumn("offer_id", "text", (c) => c.notNull())
		.addColumn("type", "text", (c) => c.notNull())
		.addColumn("cents", "integer")
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.execute();
	await db.schema.createIndex("prices_of_offer").on("price_history").columns(["offer_id", "nr"]).execute();
	await sql`insert into price_history (offer_id, type, cents, created_at)
		select id, type, list_price, created_at from "Angebote" where state in ('online', 'reserved')`.execute(db);
	await (postgres ? onPostgres(db) : onSqlite(db));
}

/** Adds the price of the row `new`, unless it is the one that was shown last. */
const remember = `insert into price_history (offer_id, type, cents) select new.id, new.type, new.list_price
	where not exists (
		select 1 from (select type, cents from price_history where offer_id = new.id order by nr desc limit 1) as last
		where last.type = new.type and last.cents is not distinct from new.list_price
	);`;
const isShown = "new.state in ('online', 'reserved')";

async function onSqlite(db: Kysely<any>): Promise<void> {
	for (const [name, event] of [
		["added", "insert"],
		["changed", "update of list_price, type, state"],
	] as const)
		await sql`create trigger ${sql.raw(`price_shown_${name} after ${event} on "Angebote" when ${isShown} begin ${remember} end`)}`.execute(
			db,
		);
}

async function onPostgres(db: Kysely<any>): Promise<void> {
	await sql`create function remember_price() returns trigger language plpgsql as $$ begin
		${sql.raw(remember)}
		return null;
	end $$`.execute(db);
	await sql`create trigger price_shown after insert or update of list_price, type, state on "Angebote"
		for each row when (${sql.raw(isShown)}) execute function remember_price()`.execute(db);
}
