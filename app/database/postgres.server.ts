import { createRequire } from "node:module";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { tellOfQueries } from "./query-channel.server.ts";
import type { Schema } from "./schema.ts";

/** A visitor waits at most this long for the database, then gets an error page. */
const PATIENCE_MILLISECONDS = 2500;

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
	// A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
	pool.on("error", () => {});
	return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: tellOfQueries });
}

/** One connection without time limits, for what may take long at the start. */
export function patientPostgres(url: string): Kysely<Schema> {
	const pool = new (postgresDriver().Pool)({ connectionString: url, types, max: 1, connectionTimeoutMillis: 10_000, options: "-c timezone=UTC" });
	pool.on("error", () => {});
	return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
