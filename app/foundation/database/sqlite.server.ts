import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
	Kysely,
	type KyselyPlugin,
	type PluginTransformResultArgs,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
	type SqliteStatement,
} from "kysely";
import { refuseEmptied, detectDamage } from "./damage.server.ts";
import { fold } from "./folding.ts";
import { busyMilliseconds, PatientDriver } from "./patient-driver.server.ts";
import { publishQueries } from "./query-channel.server.ts";
import { booleanColumns, type Schema } from "./schema.ts";

/** The database file of the site whose data is in this folder. */
export function sqliteFile(dataDir: string): string {
	return join(dataDir, "site.sqlite");
}

/**
 * Opens or creates DATA_DIR/site.sqlite. Every acknowledged write is on the disk (WAL, synchronous FULL). A transaction
 * takes the write lock when it begins; with `deferTransactions`, meant for reading only, it blocks no writer.
 * @throws DamagedDatabase
 */
export function openSqlite(dataDir: string, { deferTransactions = false } = {}): Kysely<Schema> {
	mkdirSync(dataDir, { recursive: true });
	const path = sqliteFile(dataDir);
	refuseEmptied(path);
	const file = new DatabaseSync(path, { timeout: busyMilliseconds() });
	detectDamage(path, () =>
		file.exec(
			"pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32000",
		),
	);
	file.function("folded", { deterministic: true }, (text) => (typeof text === "string" ? fold(text) : text));
	// From here on the driver waits; only a long reading, for which no visitor waits, still waits in SQLite.
	if (!deferTransactions) file.exec("pragma busy_timeout = 0");
	const driver = { database: kyselyDatabase(file, path), file, deferTransactions };
	return new Kysely<Schema>({
		dialect: {
			createDriver: () => new PatientDriver(driver),
			createAdapter: () => new Adapter(),
			createQueryCompiler: () => new SqliteQueryCompiler(),
			createIntrospector: (database) => new SqliteIntrospector(database),
		},
		plugins: [new BooleansFromNumbers()],
		log: publishQueries,
	});
}

class Adapter extends SqliteAdapter {
	/** SQLite can roll back DDL, so an interrupted migration leaves no trace. */
	override get supportsTransactionalDdl() {
		return true;
	}
	/** The driver shares the one connection out itself; Kysely would not lend it while a writer waits. */
	override get supportsMultipleConnections() {
		return true;
	}
}

/** Adapts Node's SQLite to the interface of Kysely's dialect, and caches prepared statements. */
function kyselyDatabase(file: DatabaseSync, path: string) {
	const prepared = new Map<string, SqliteStatement>();
	return {
		close: () => file.close(),
		prepare(text: string): SqliteStatement {
			const cached = prepared.get(text);
			if (cached) return cached;
			const statement = detectDamage(path, () => wrap(file.prepare(text), path));
			// Filters produce many different statements; clearing the cache is cheaper than keeping them all.
			if (prepared.size >= 500) prepared.clear();
			prepared.set(text, statement);
			return statement;
		},
	};
}

function wrap(statement: StatementSync, path: string): SqliteStatement {
	return {
		reader: statement.columns().length > 0,
		all: (parameters) => detectDamage(path, () => statement.all(...parameters.map(bindable))),
		run: (parameters) => detectDamage(path, () => statement.run(...parameters.map(bindable))),
		iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
	};
}

function bindable(value: unknown): SQLInputValue {
	return typeof value === "boolean" ? Number(value) : (value as SQLInputValue);
}

/** Turns SQLite's 0 and 1 back into the booleans that the schema declares. */
class BooleansFromNumbers implements KyselyPlugin {
	transformQuery: KyselyPlugin["transformQuery"] = ({ node }) => node;
	async transformResult({ result }: PluginTransformResultArgs) {
		// All rows of a result have the same columns.
		const columns = booleanColumns.filter((column) => result.rows[0] && column in result.rows[0]);
		for (const row of result.rows) for (const column of columns) row[column] = Boolean(row[column]);
		return result;
	}
}
