import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { config } from "../config/config.server.ts";
import { openPostgresWithoutTimeouts } from "./postgres.server.ts";

/** PostgreSQL's advisory lock number for each kind of work, the same in all processes of this program. */
const lockNumbers = { backup: 1949 };

/**
 * Runs `work` unless another process on the same database holds the lock; then it returns undefined. The lock belongs
 * to a connection, so a killed process releases it.
 */
export async function tryWithLock<T>(kind: keyof typeof lockNumbers, work: () => Promise<T>): Promise<T | undefined> {
	const { databaseUrl, dataDir } = config();
	return databaseUrl ? withAdvisoryLock(databaseUrl, lockNumbers[kind], work) : withFileLock(dataDir, kind, work);
}

async function withAdvisoryLock<T>(url: string, number: number, work: () => Promise<T>): Promise<T | undefined> {
	const database = openPostgresWithoutTimeouts(url);
	try {
		return await database.connection().execute(async (connection) => {
			const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_lock(${sql.lit(number)}) as ours`.execute(
				connection,
			);
			return rows[0]!.ours ? work() : undefined;
		});
	} finally {
		await database.destroy();
	}
}

async function withFileLock<T>(dataDir: string, kind: string, work: () => Promise<T>): Promise<T | undefined> {
	mkdirSync(dataDir, { recursive: true });
	const lock = new DatabaseSync(join(dataDir, `${kind}.lock`), { timeout: 0 });
	try {
		try {
			// Nothing is ever written to this file, so the lock works on a full disk too.
			lock.exec("pragma journal_mode = memory; begin exclusive");
		} catch (error) {
			if (/locked/.test((error as Error).message)) return undefined;
			throw error;
		}
		return await work();
	} finally {
		lock.close();
	}
}
