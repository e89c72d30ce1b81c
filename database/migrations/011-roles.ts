import { type Kysely, sql } from "kysely";

/**
 * The role stands in its user's row, the least right where nothing is said. `angebots_admin_table` was the list of
 * offer managers and made an admin of whoever was missing in it; from now on it only shows what the users' rows say. It
 * groups although nothing is there to be grouped: PostgreSQL would take a plain view for a way to change, or delete,
 * the users behind it.
 */
export async function up(db: Kysely<any>): Promise<void> {
	await db.schema
		.alterTable("users")
		.addColumn("role", "text", (c) => c.notNull().defaultTo("angebots_admin"))
		.execute();
	await sql`update users set role = 'admin' where not exists (select 1 from angebots_admin_table where angebots_admin_table.user_id = users.id)`.execute(
		db,
	);
	await db.schema.dropTable("angebots_admin_table").execute();
	await sql`create view angebots_admin_table as select id, id as user_id, created_at, updated_at from users where role = 'angebots_admin' group by id, created_at, updated_at`.execute(
		db,
	);
}
