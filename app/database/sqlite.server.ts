import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
	CompiledQuery,
	type DatabaseConnection,
	Kysely,
	type KyselyPlugin,
	type PluginTransformResultArgs,
	SqliteAdapter,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
	type SqliteStatement,
} from "kysely";
import { refuseEmptied, detectDamage } from "./damage.server.ts";
import { publishQueries } from "./query-channel.server.ts";
import { booleanColumns, type Schema } from "./schema.ts";

/** A writer waits this long for another process before it fails. */
const BUSY_TIMEOUT_MILLISECONDS = 1800;

/** The database file of the site whose data is in this folder. */
export function sqliteFile(dataDir: string): string {
	return join(dataDir, "site.sqlite");
}

/**
 * Opens or creates DATA_DIR/site.sqlite. Every acknowledged write is on the disk (WAL, synchronous FULL).
 * A transaction takes the write lock when it begins; with `deferTransactions`, meant for reading only, it takes none
 * and does not block other writers.
 * @throws DamagedDatabase
 */
export function openSqlite(dataDir: string, { deferTransactions = false } = {}): Kysely<Schema> {
	mkdirSync(dataDir, { recursive: true });
	const path = sqliteFile(dataDir);
	refuseEmptied(path);
	const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MILLISECONDS });
	detectDamage(path, () =>
		file.exec(
			"pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32000",
		),
	);
	return new Kysely<Schema>({
		dialect: new DialectWithTransactionalDdl({ database: kyselyDatabase(file, path) }, deferTransactions),
		plugins: [new BooleansFromNumbers()],
		log: publishQueries,
	});
}

/** Kysely assumes that SQLite can't roll back DDL. It can, so an interrupted migration leaves no trace. */
class DialectWithTransactionalDdl extends SqliteDialect {
	readonly #createDriver: () => SqliteDriver;

	constructor(config: SqliteDialectConfig, deferTransactions: boolean) {
		super(config);
		this.#createDriver = () => (deferTransactions ? new SqliteDriver(config) : new ImmediateDriver(config));
	}

	override createDriver(): SqliteDriver {
		return this.#createDriver();
	}

	override createAdapter(): SqliteAdapter {
		return new (class extends SqliteAdapter {
			override get supportsTransactionalDdl() {
				return true;
			}
		})();
	}
}

/**
 * Takes the write lock at the start of each transaction, waiting if necessary. If a transaction reads first and
 * another process writes before it does, SQLite refuses its own write at once, because its snapshot is out of date.
 */
class ImmediateDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		try {
			await super.rollbackTransaction(connection);
		} catch (error) {
			// On a full disk SQLite has already rolled back; the log should show the full disk, not this second error.
			if (!/no transaction is active/.test((error as Error).message)) throw error;
		}
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

/** SQLite stores booleans as 0 and 1; this turns them back into the booleans that the schema declares. */
class BooleansFromNumbers implements KyselyPlugin {
	transformQuery: KyselyPlugin["transformQuery"] = ({ node }) => node;
	async transformResult({ result }: PluginTransformResultArgs) {
		for (const row of result.rows) {
			for (const column of booleanColumns) if (column in row) row[column] = Boolean(row[column]);
		}
		return result;
	}
}
