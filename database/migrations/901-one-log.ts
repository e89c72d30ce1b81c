import { type Kysely, sql } from "kysely";

/** Sign-ins and changes to accounts are entries of the one log, which knows for a while where they came from. */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema.dropTable("security_log").execute();
	await db.schema.alterTable("trace").addColumn("address", "text").execute();
	await db.schema.alterTable("trace").addColumn("device", "text").execute();
	await sql`create index trace_with_source on trace (created_at) where address is not null`.execute(db);
}
