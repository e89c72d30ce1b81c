import type { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { config } from "../config/config.server.ts";
import { ConcurrencyLimit } from "../config/concurrency-limit.ts";
import { CompiledQuery, type DatabaseConnection, SqliteDriver, type SqliteDialectConfig } from "kysely";

/** A writer waits this long for another process before it fails. */
export const busyMilliseconds = () => 1800 * config().databasePatience;
const PAUSE_MILLISECONDS = 10;

/** SQLITE_BUSY, without the bits of its extended codes. */
const BUSY = 5;

type PatientOptions = SqliteDialectConfig & { file: DatabaseSync; deferTransactions: boolean };

/**
 * Waits for another process's lock between tries, not in SQLite, which would stop this whole process. Meanwhile the
 * writer lends the one connection to others, so that pages can still be read.
 */
export class PatientDriver extends SqliteDriver {
	readonly #options: PatientOptions;
	readonly #turns = new ConcurrencyLimit(1);
	#connection: DatabaseConnection | undefined;

	constructor(options: PatientOptions) {
		super(options);
		this.#options = options;
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		await this.#turns.take();
		return (this.#connection ??= this.#patient(await super.acquireConnection()));
	}

	override async releaseConnection(): Promise<void> {
		this.#turns.give();
	}

	/** Takes the write lock first: SQLite refuses a write whose snapshot is older than another process's write. */
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		const begin = this.#options.deferTransactions ? "begin" : "begin immediate";
		await connection.executeQuery(CompiledQuery.raw(begin));
	}

	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		try {
			await super.rollbackTransaction(connection);
		} catch (error) {
			// On a full disk SQLite has already rolled back; the log should show the full disk, not this second error.
			if (!/no transaction is active/.test((error as Error).message)) throw error;
		}
	}

	#patient(connection: DatabaseConnection): DatabaseConnection {
		return {
			executeQuery: async (query, options) => {
				const begun = performance.now();
				for (;;) {
					try {
						return await connection.executeQuery(query, options);
					} catch (error) {
						const isOver = performance.now() - begun > busyMilliseconds();
						const isBusy = ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;
						// Within a transaction the turn can't be given to others.
						if (!isBusy || isOver || this.#options.file.isTransaction) throw error;
					}
					this.#turns.give();
					await pause(PAUSE_MILLISECONDS);
					await this.#turns.take();
				}
			},
			streamQuery: (...query) => connection.streamQuery(...query),
		};
	}
}
