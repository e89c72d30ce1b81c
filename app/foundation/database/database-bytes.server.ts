import { type RawBuilder, sql } from "kysely";
import { db, engine } from "./client.server.ts";

/** The size of the database in bytes, indexes included. */
export async function databaseBytes(): Promise<number> {
	const size: RawBuilder<{ bytes: number }> =
		engine() === "postgres"
			? sql`select pg_database_size(current_database()) as bytes`
			: sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
	return (await size.execute(db())).rows[0]!.bytes;
}
