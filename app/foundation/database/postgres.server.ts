import { AsyncLocalStorage } from "node:async_hooks";
import { createRequire } from "node:module";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type pg from "pg";
import { config } from "../config/config.server.ts";
import { DatabaseAway } from "./away.server.ts";
import { HangWatch } from "./hang-watch.server.ts";
import { publishQueries } from "./query-channel.server.ts";
import type { Schema } from "./schema.ts";

/** A visitor waits at most this long for the database, then gets an error page. */
const TIMEOUT_MILLISECONDS = 2200;

/** Loads the driver only where PostgreSQL is used, because it takes 10 MB of memory. */
export const postgresDriver = () => createRequire(import.meta.url)("pg") as typeof pg;

/** Values as the schema declares them: times as ISO text in UTC, days as text, counts as numbers. */
const types = {
	getTypeParser(oid: number, format?: "text" | "binary") {
		const { builtins, getTypeParser } = postgresDriver().types;
		if (oid === builtins.INT8) return Number;
		if (oid === builtins.DATE) return String;
		if (oid === builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
		return getTypeParser(oid, format as "text");
	},
} as pg.CustomTypesConfig;

export function openPostgres(url: string): Kysely<Schema> {
	const { Client, Pool } = postgresDriver();
	const timeout = TIMEOUT_MILLISECONDS * config().databasePatience;
	const connecting = { connectionString: url, connectionTimeoutMillis: timeout };
	const pool = new Pool({
		...connecting,
		types,
		max: 10,
		statement_timeout: timeout,
		// The server can't enforce its own limit when the server itself hangs.
		query_timeout: timeout + 200,
		idle_in_transaction_session_timeout: 10_000,
		idleTimeoutMillis: 30_000,
		options: "-c timezone=UTC",
	});
	const watched = surviveLoss(pool, new HangWatch(() => new Client(connecting)));
	return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: watched }), log: publishQueries });
}

/** One connection without query timeouts, for long work such as migrations, backup and restore. */
export function openPostgresWithoutTimeouts(url: string): Kysely<Schema> {
	const pool = new (postgresDriver().Pool)({
		connectionString: url,
		types,
		max: 1,
		connectionTimeoutMillis: 10_000,
		options: "-c timezone=UTC",
	});
	return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: surviveLoss(pool) }) });
}

/** Set in what `whilePreparing` runs. */
const preparation = new AsyncLocalStorage<true>();
let isPrepared = true;

/**
 * Runs `work`, which prepares the database at a start. Until it succeeds, the database counts as away for all other
 * queries: a site that is served meanwhile must not meet tables of an older program.
 */
export async function whilePreparing<T>(work: () => Promise<T>): Promise<T> {
	isPrepared = false;
	const result = await preparation.run(true, work);
	isPrepared = true;
	return result;
}

/** Keeps the process alive when the server dies: a broken connection without an error listener would end it. */
export function surviveBreaks(pool: pg.Pool): pg.Pool {
	pool.on("error", () => {});
	pool.on("connect", (client) => void client.on("error", () => {}));
	return pool;
}

/** Does not use a connection again that has timed out: the next query on it would wait just as long. */
function surviveLoss(pool: pg.Pool, hang?: HangWatch): PostgresPool {
	surviveBreaks(pool);
	return {
		options: pool.options,
		end() {
			hang?.end();
			return pool.end();
		},
		async connect() {
			if (!isPrepared && !preparation.getStore()) throw new DatabaseAway(new Error("it is not prepared yet"));
			hang?.refuse();
			const client = await pool.connect().catch((error: unknown) => {
				hang?.note(error);
				throw error;
			});
			let broken: Error | undefined;
			const query = async (text: string, values: unknown[]) => {
				if (broken) throw broken;
				try {
					return await client.query(text, values);
				} catch (error) {
					// An error that the server itself reported does not mean that the connection is broken.
					if (!(error instanceof postgresDriver().DatabaseError)) broken = error as Error;
					hang?.note(error);
					throw error;
				}
			};
			return { query, release: () => client.release(broken !== undefined) } as unknown as PostgresPoolClient;
		},
	};
}
