import { type Kysely, sql } from "kysely";

/**
 * Moves the role into the user's row; the default is the lesser right. `angebots_admin_table` was the list of offer
 * managers, and any user missing from it was an admin; now it is a view that only shows the users' rows. Its needless
 * `group by` makes it read-only: through a plain view PostgreSQL would let clients change or delete the users.
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
