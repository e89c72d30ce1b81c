import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { config } from "../config/config.server.ts";
import { openPostgresWithoutTimeouts } from "./postgres.server.ts";

/** PostgreSQL's advisory lock number for backups, the same in all processes of this program. */
const LOCK_NUMBER = 1949;

/**
 * Runs `work` unless another process on the same database holds the backup lock; then it returns undefined. The lock belongs
 * to a connection, so a killed process releases it.
 */
export async function tryWithBackupLock<T>(work: () => Promise<T>): Promise<T | undefined> {
	const { databaseUrl, dataDir } = config();
	return databaseUrl ? withAdvisoryLock(databaseUrl, work) : withFileLock(dataDir, work);
}

async function withAdvisoryLock<T>(url: string, work: () => Promise<T>): Promise<T | undefined> {
	const database = openPostgresWithoutTimeouts(url);
	try {
		return await database.connection().execute(async (connection) => {
			const { rows } = await sql<{
				ours: boolean;
			}>`select pg_try_advisory_lock(${sql.lit(LOCK_NUMBER)}) as ours`.execute(connection);
			return rows[0]!.ours ? work() : undefined;
		});
	} finally {
		await database.destroy();
	}
}

async function withFileLock<T>(dataDir: string, work: () => Promise<T>): Promise<T | undefined> {
	mkdirSync(dataDir, { recursive: true });
	const lock = new DatabaseSync(join(dataDir, "backup.lock"), { timeout: 0 });
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
