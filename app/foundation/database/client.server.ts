import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { config } from "../config/config.server.ts";
import { openPostgres } from "./postgres.server.ts";
import type { Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.server.ts";

export type Database = Kysely<Schema>;
/** For functions that run either inside a caller's transaction or on their own. */
export type Connection = Database | Transaction<Schema>;
export type Engine = "sqlite" | "postgres";

let open: Database | undefined;
let closers: (() => Promise<void>)[] = [];

export function engine(): Engine {
	return config().databaseUrl ? "postgres" : "sqlite";
}

/** This process's database, opened on the first call. */
export function db(): Database {
	const { databaseUrl, dataDir } = config();
	return (open ??= databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir));
}

/** Runs `work` in a transaction. Its `refuse` rolls all of it back, and what was refused becomes the result. */
export async function inTransaction<T, Refusal = never>(
	work: (t: Transaction<Schema>, refuse: (refusal: Refusal) => never) => Promise<T>,
): Promise<T | Refusal> {
	let refused: { error: Error; refusal: Refusal } | undefined;
	const refuse = (refusal: Refusal): never => {
		refused = { error: new Error("refused"), refusal };
		throw refused.error;
	};
	return db()
		.transaction()
		.execute((t) => work(t, refuse))
		.catch((error: unknown) => {
			if (refused && error === refused.error) return refused.refusal;
			throw error;
		});
}

/** Registers `close` to be called with `closeDatabase`, for code that has a connection of its own. */
export function whenClosed(close: () => Promise<void>): void {
	closers.push(close);
}

/** Waits for running queries, then closes the database. */
export async function closeDatabase(): Promise<void> {
	const closing = open;
	const others = closers;
	open = undefined;
	closers = [];
	await Promise.all(others.map((close) => close()));
	await closing?.destroy();
}

/** The current time in the format that every table stores. */
export function now(): string {
	return new Date().toISOString();
}

/** The time this many days of 24 hours ago, in the same format. */
export function daysAgo(days: number): string {
	return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** The columns that each change of a row also writes. */
export function nextVersion(time = now()) {
	return { version: sql<number>`version + 1`, updated_at: time };
}

export async function countOf<Table extends keyof Schema>(query: SelectQueryBuilder<Schema, Table, object>) {
	const { count } = await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
	return count;
}

/** The size of the database in bytes, indexes included. */
export async function databaseBytes(): Promise<number> {
	const size: RawBuilder<{ bytes: number }> =
		engine() === "postgres"
			? sql`select pg_database_size(current_database()) as bytes`
			: sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
	return (await size.execute(db())).rows[0]!.bytes;
}
