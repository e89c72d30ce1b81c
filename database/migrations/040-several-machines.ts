import { type ColumnDataType, type Kysely, sql } from "kysely";

/** A request may be about several machines: the first one stays in its row, the further ones have this table. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const postgres = engine === "postgres";
	const time = (postgres ? sql`timestamptz(3)` : "text") as ColumnDataType;
	const now = postgres ? sql`now()` : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
	await db.schema
		.createTable("request_machines")
		.addColumn("request_id", "text", (c) => c.notNull().references("Kontaktanfragen_Archiv.id").onDelete("cascade"))
		.addColumn("position", "integer", (c) => c.notNull())
		.addColumn("offer_id", "text", (c) => c.references("Angebote.id").onDelete("set null"))
		.addColumn("offer_name", "text", (c) => c.notNull())
		.addColumn("offer_nr", "integer", (c) => c.notNull())
		.addColumn("created_at", time, (c) => c.notNull().defaultTo(now))
		.addColumn("updated_at", time, (c) => c.notNull().defaultTo(now))
		.addPrimaryKeyConstraint("request_machines_key", ["request_id", "position"])
		.execute();
	await db.schema.createIndex("further_requests_of_offer").on("request_machines").column("offer_id").execute();
}
