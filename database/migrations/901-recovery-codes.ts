import type { Kysely } from "kysely";

/** All recovery codes have the same length. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("recovery_codes").dropColumn("letters").execute();
}
