import { type ColumnDataType, type Kysely, sql } from "kysely";

const ofPages = ["draft", "scheduled", "online", "withdrawn"];
const ofOffers = ["draft", "scheduled", "online", "reserved", "sold", "withdrawn"];

/** Records get a state, and a time at which it changes by itself. All that exist are online. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const day: ColumnDataType = postgres ? "date" : "text";
	for (const [table, states] of [
		["Angebote", ofOffers],
		["Aktuelles", ofPages],
		["Karriere", ofPages],
	] as const) {
		const known = sql.join(states.map((state) => sql.lit(state)));
		const add = (name: string, type: ColumnDataType) => db.schema.alterTable(table).addColumn(name, type).execute();
		await db.schema
			.alterTable(table)
			.addColumn("state", "text", (c) =>
				c
					.notNull()
					.defaultTo("online")
					.check(sql`state in (${known})`),
			)
			.execute();
		for (const name of ["published_at", "publish_at", "withdraw_at"]) await add(name, time);
		// No foreign key: a plan of a deleted user must be found and refused, not become one of nobody.
		await add("planned_by", "text");
		await db
			.updateTable(table)
			.set({ published_at: sql.ref("created_at") })
			.execute();
	}
	await db.schema.alterTable("Angebote").addColumn("reserved_until", day).execute();
	await db.schema.alterTable("Angebote").addColumn("reserved_for", "text").execute();
	await db.schema.alterTable("Angebote").addColumn("sold_at", time).execute();
	await publicIndexes(db, postgres);
	// Each minute asks what is due.
	for (const column of ["publish_at", "withdraw_at", "reserved_until"])
		await sql`create index ${sql.ref(`offers_by_${column}`)} on "Angebote" (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
			db,
		);
}

/**
 * The indexes of the public lists now hold only the offers that visitors see, so that years of sold machines slow down
 * no list. `state` ends each, so that counting needs no row. The office's lists keep those of all types.
 */
async function publicIndexes(db: Kysely<any>, postgres: boolean): Promise<void> {
	const replaced = ["offers_newest", "offers_by_price", "offers_by_year", "offers_by_category", "offers_by_condition"];
	const replacedOnPostgres = ["offers_by_price_down", "offers_by_year_down"];
	for (const name of postgres ? [...replaced, ...replacedOnPostgres] : replaced)
		await db.schema.dropIndex(name).execute();
	const create = (name: string, columns: string) =>
		sql`create index ${sql.ref(name)} on "Angebote" (${sql.raw(columns)}, state) where state in ('online', 'reserved')`.execute(
			db,
		);
	await create("offers_newest", "type, created_at desc, nr desc");
	await create("offers_by_price", "type, list_price, nr");
	await create("offers_by_year", "type, year_of_construction, nr");
	await create("offers_by_category", "type, main_category, subcategory, created_at desc, nr desc");
	await create("offers_by_condition", "type, condition, created_at desc, nr desc");
	await create("offers_on_site", "created_at desc, nr desc");
	await create("offers_on_site_by_price", "list_price, nr");
	if (!postgres) return;
	await create("offers_by_price_down", "type, list_price desc nulls last, nr desc");
	await create("offers_by_year_down", "type, year_of_construction desc nulls last, nr desc");
	await create("offers_on_site_by_price_down", "list_price desc nulls last, nr desc");
}
