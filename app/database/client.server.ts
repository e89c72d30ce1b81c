import type { Kysely, Transaction } from "kysely";
import { config } from "../config.server.ts";
import { openPostgres } from "./postgres.server.ts";
import type { Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.server.ts";

export type Database = Kysely<Schema>;
/** For functions that can run inside somebody's transaction or on their own. */
export type Connection = Database | Transaction<Schema>;
export type Engine = "sqlite" | "postgres";

let open: Database | undefined;

/** The engine of this process: PostgreSQL where DATABASE_URL is set. */
export function engine(): Engine {
	return config().databaseUrl ? "postgres" : "sqlite";
}

/** The database of this process, opened at the first call. */
export function db(): Database {
	const { databaseUrl, dataDir } = config();
	return (open ??= databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir));
}

/** Waits for running queries, then closes. */
export async function closeDatabase(): Promise<void> {
	const closing = open;
	open = undefined;
	await closing?.destroy();
}

/** Now, as every table keeps it. */
export function now(): string {
	return new Date().toISOString();
}
