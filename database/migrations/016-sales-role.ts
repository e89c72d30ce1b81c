import { type Kysely, sql } from "kysely";

/**
 * The role "verkauf" comes. Who reads the view as the list of all that are not admins must find them in it: by that
 * rule anybody missing from it is an admin.
 */
export async function up(db: Kysely<any>): Promise<void> {
	await sql`drop view angebots_admin_table`.execute(db);
	await sql`create view angebots_admin_table as select id, id as user_id, created_at, updated_at from users where role <> 'admin' group by id, created_at, updated_at`.execute(
		db,
	);
}
