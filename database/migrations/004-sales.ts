import { type Kysely, sql } from "kysely";

/** To whom a machine was sold or hired out, and for how many cents. */
export async function up(db: Kysely<any>): Promise<void> {
	await sql`alter table "Angebote" add column sold_to text`.execute(db);
	await sql`alter table "Angebote" add column sold_price integer`.execute(db);
}
