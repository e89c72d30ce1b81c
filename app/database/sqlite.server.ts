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
import { refuseEmptied, tellDamage } from "./damage.server.ts";
import { tellOfQueries } from "./query-channel.server.ts";
import { booleanColumns, type Schema } from "./schema.ts";

/** A writer waits this long for another process before it gives up. */
const BUSY_MILLISECONDS = 1800;

/** The file of the site that keeps its data in this folder. */
export function sqliteFile(dataDir: string): string {
	return join(dataDir, "site.sqlite");
}

/**
 * Opens (and creates) DATA_DIR/site.sqlite. Every acknowledged write is on the disk (WAL, synchronous FULL).
 * Transactions wait for their turn to write when they begin; those that only read (`onlyReads`) let everybody else
 * write meanwhile.
 * @throws DamagedDatabase
 */
export function openSqlite(dataDir: string, { onlyReads = false } = {}): Kysely<Schema> {
	mkdirSync(dataDir, { recursive: true });
	const path = sqliteFile(dataDir);
	refuseEmptied(path);
	const file = new DatabaseSync(path, { timeout: BUSY_MILLISECONDS });
	tellDamage(path, () =>
		file.exec(
			"pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32000",
		),
	);
	return new Kysely<Schema>({
		dialect: new DialectWithWholeSteps({ database: asKyselyExpects(file, path) }, onlyReads),
		plugins: [new BooleansFromNumbers()],
		log: tellOfQueries,
	});
}

/**
 * Kysely takes SQLite for a database that can't roll back a change of tables. It can, so that a step which is cut off
 * leaves nothing.
 */
class DialectWithWholeSteps extends SqliteDialect {
	readonly #createDriver: () => SqliteDriver;

	constructor(config: SqliteDialectConfig, onlyReads: boolean) {
		super(config);
		this.#createDriver = () => (onlyReads ? new SqliteDriver(config) : new WaitingDriver(config));
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
 * A transaction that reads first and writes then would be refused at once, without waiting, when another process wrote
 * in between: what it has read is no longer true. So each asks for the right to write at its beginning, and waits for
 * that.
 */
class WaitingDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		try {
			await super.rollbackTransaction(connection);
		} catch (error) {
			// On a full disk SQLite has rolled back by itself; the log is to name that, and not what followed from it.
			if (!/no transaction is active/.test((error as Error).message)) throw error;
		}
	}
}

/** Node's SQLite in the shape that Kysely's dialect takes; statements are prepared once. */
function asKyselyExpects(file: DatabaseSync, path: string) {
	const prepared = new Map<string, SqliteStatement>();
	return {
		close: () => file.close(),
		prepare(text: string): SqliteStatement {
			const known = prepared.get(text);
			if (known) return known;
			const statement = tellDamage(path, () => wrap(file.prepare(text), path));
			// Filters make many texts; beyond this bound it is cheaper to begin anew than to keep them all.
			if (prepared.size >= 500) prepared.clear();
			prepared.set(text, statement);
			return statement;
		},
	};
}

function wrap(statement: StatementSync, path: string): SqliteStatement {
	return {
		reader: statement.columns().length > 0,
		all: (parameters) => tellDamage(path, () => statement.all(...parameters.map(bindable))),
		run: (parameters) => tellDamage(path, () => statement.run(...parameters.map(bindable))),
		iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
	};
}

function bindable(value: unknown): SQLInputValue {
	return typeof value === "boolean" ? Number(value) : (value as SQLInputValue);
}

/** SQLite has no booleans: it keeps 0 and 1, and this gives them back as the schema names them. */
class BooleansFromNumbers implements KyselyPlugin {
	transformQuery: KyselyPlugin["transformQuery"] = ({ node }) => node;
	async transformResult({ result }: PluginTransformResultArgs) {
		for (const row of result.rows) {
			for (const column of booleanColumns) if (column in row) row[column] = Boolean(row[column]);
		}
		return result;
	}
}
