import { type ColumnDataType, type Kysely, sql } from "kysely";

/** When somebody of the office first opened a request; what came before this step counts as opened. */
export async function up(db: Kysely<any>, engine: "sqlite" | "postgres"): Promise<void> {
	const time = (engine === "postgres" ? sql`timestamptz(3)` : "text") as ColumnDataType;
	await db.schema.alterTable("Kontaktanfragen_Archiv").addColumn("read_at", time).execute();
	await sql`update "Kontaktanfragen_Archiv" set read_at = created_at`.execute(db);
}
