import { type RawBuilder, sql } from "kysely";
import { db, engine } from "./client.server.ts";

/** The size of the database in bytes, indexes included. */
export async function databaseBytes(): Promise<number> {
	if (engine() === "postgres") return one(sql<{ fact: number }>`select pg_database_size(current_database()) as fact`);
	return one(sql<{ fact: number }>`select page_count * page_size as fact from pragma_page_count(), pragma_page_size()`);
}

/** For example "PostgreSQL 18.4" or "SQLite 3.51.1". */
export async function engineVersion(): Promise<string> {
	if (engine() === "sqlite") return `SQLite ${await one(sql<{ fact: string }>`select sqlite_version() as fact`)}`;
	const version = await one(sql<{ fact: string }>`select current_setting('server_version') as fact`);
	return `PostgreSQL ${version.split(" ")[0]}`;
}

async function one<T>(query: RawBuilder<{ fact: T }>): Promise<T> {
	return (await query.execute(db())).rows[0]!.fact;
}
