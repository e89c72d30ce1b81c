import { createRequire } from "node:module";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type pg from "pg";
import { tellOfQueries } from "./query-channel.server.ts";
import type { Schema } from "./schema.ts";

/** A visitor waits at most this long for the database, then gets an error page. */
const PATIENCE_MILLISECONDS = 2200;

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** The driver, loaded only where PostgreSQL is used: it is 10 MB of memory. */
export const postgresDriver = () => createRequire(import.meta.url)("pg") as typeof pg;

/** Values as the schema names them: times as ISO text in UTC, days as text, counts as numbers. */
const types = {
	getTypeParser(oid: number, format?: "text" | "binary") {
		if (oid === INT8) return Number;
		if (oid === DATE) return String;
		if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
		return postgresDriver().types.getTypeParser(oid, format as "text");
	},
} as pg.CustomTypesConfig;

export function openPostgres(url: string): Kysely<Schema> {
	const pool = new (postgresDriver().Pool)({
		connectionString: url,
		types,
		max: 10,
		connectionTimeoutMillis: PATIENCE_MILLISECONDS,
		statement_timeout: PATIENCE_MILLISECONDS,
		// The server's own limit does not help when the server itself stands still.
		query_timeout: PATIENCE_MILLISECONDS + 200,
		idle_in_transaction_session_timeout: 10_000,
		idleTimeoutMillis: 30_000,
		options: "-c timezone=UTC",
	});
	return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: wary(pool) }), log: tellOfQueries });
}

/** One connection without time limits, for what may take long at the start. */
export function patientPostgres(url: string): Kysely<Schema> {
	const pool = new (postgresDriver().Pool)({
		connectionString: url,
		types,
		max: 1,
		connectionTimeoutMillis: 10_000,
		options: "-c timezone=UTC",
	});
	return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: wary(pool) }) });
}

/**
 * A server that dies breaks its connections, those between two steps of a transaction too. Without a listener each of
 * them would end the process. And one that has not answered in time is not asked again: whoever got it next, or wanted
 * to undo what was begun, would wait as long once more.
 */
function wary(pool: pg.Pool): PostgresPool {
	pool.on("error", () => {});
	pool.on("connect", (client) => void client.on("error", () => {}));
	return {
		options: pool.options,
		end: () => pool.end(),
		async connect() {
			const client = await pool.connect();
			let broken: Error | undefined;
			const query = async (text: string, values: unknown[]) => {
				if (broken) throw broken;
				try {
					return await client.query(text, values);
				} catch (error) {
					// What the server itself has answered says nothing against its connection.
					if (!(error instanceof postgresDriver().DatabaseError)) broken = error as Error;
					throw error;
				}
			};
			return { query, release: () => client.release(broken !== undefined) } as unknown as PostgresPoolClient;
		},
	};
}
