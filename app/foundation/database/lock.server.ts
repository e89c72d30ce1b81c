import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { BadSetting, config } from "../config/config.server.ts";
import { DatabaseAway, isAway, reasonOf } from "./away.server.ts";
import type { Database } from "./client.server.ts";
import { openPostgresWithoutTimeouts } from "./postgres.server.ts";

/** PostgreSQL's advisory lock numbers, the same in all processes of this program. */
const START = 1948;
const BACKUP = 1949;
const START_MILLISECONDS = 120_000;

/**
 * Waits until no other process on the same database holds the start lock, then runs `work` under it. A lock belongs to
 * a connection, so a killed process releases it.
 * @throws BadSetting when the database or DATA_DIR can't be opened, a DatabaseAway while PostgreSQL can't be reached
 */
export async function withStartLock<T>(work: () => Promise<T>): Promise<T> {
	const { databaseUrl } = config();
	if (databaseUrl)
		return onOwnConnection(databaseUrl, async (connection) => {
			await sql`select pg_advisory_lock(${sql.lit(START)})`.execute(connection);
			return work();
		});
	const lock = lockFile("start.lock", START_MILLISECONDS);
	if (!lock) throw new BadSetting("Another process on this DATA_DIR has been starting for two minutes.");
	return work().finally(() => lock.close());
}

/** Runs `work` under the backup lock; returns undefined if another process on the same database holds it. */
export async function tryWithBackupLock<T>(work: () => Promise<T>): Promise<T | undefined> {
	const { databaseUrl } = config();
	if (databaseUrl)
		return onOwnConnection(databaseUrl, async (connection) => {
			const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${sql.lit(BACKUP)}) as "isOurs"`;
			const { rows } = await lock.execute(connection);
			return rows[0]!.isOurs ? work() : undefined;
		});
	const lock = lockFile("backup.lock", 0);
	return lock ? work().finally(() => lock.close()) : undefined;
}

async function onOwnConnection<T>(url: string, work: (connection: Database) => Promise<T>): Promise<T> {
	const database = openPostgresWithoutTimeouts(url);
	try {
		await sql`select 1`.execute(database).catch((error: unknown) => {
			if (isAway(error)) throw new DatabaseAway(error);
			throw new BadSetting(`DATABASE_URL names a database that does not let us in (${reasonOf(error)}).`);
		});
		return await database.connection().execute(work);
	} finally {
		await database.destroy();
	}
}

/** Locks a file of DATA_DIR until it is closed; null if another process still holds it after these milliseconds. */
function lockFile(name: string, milliseconds: number): DatabaseSync | null {
	const lock = openFile(name, milliseconds);
	try {
		// With the journal in memory SQLite prepares no write, so a site that was killed on a full disk can start again.
		lock.exec("pragma journal_mode = memory; begin exclusive");
		return lock;
	} catch (error) {
		lock.close();
		if (/locked/.test((error as Error).message)) return null;
		throw error;
	}
}

function openFile(name: string, milliseconds: number): DatabaseSync {
	const { dataDir } = config();
	try {
		mkdirSync(dataDir, { recursive: true });
		return new DatabaseSync(join(dataDir, name), { timeout: milliseconds });
	} catch (error) {
		throw new BadSetting(`DATA_DIR names a folder that cannot be written (${reasonOf(error)}).`);
	}
}
