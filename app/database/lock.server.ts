import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { config } from "../config.server.ts";
import { patientPostgres } from "./postgres.server.ts";

/** One number for each kind of work, the same for all processes of this program. */
const numbers = { backup: 1949 };

/**
 * Runs `work` unless another process on the same database is at it, then it gives undefined. The turn belongs to a
 * connection, so that a killed process leaves nothing behind.
 */
export async function withLock<T>(kind: keyof typeof numbers, work: () => Promise<T>): Promise<T | undefined> {
	const { databaseUrl, dataDir } = config();
	return databaseUrl ? aloneOnServer(databaseUrl, numbers[kind], work) : aloneInFolder(dataDir, kind, work);
}

async function aloneOnServer<T>(url: string, number: number, work: () => Promise<T>): Promise<T | undefined> {
	const keeper = patientPostgres(url);
	try {
		return await keeper.connection().execute(async (connection) => {
			const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_lock(${sql.lit(number)}) as ours`.execute(
				connection,
			);
			return rows[0]!.ours ? work() : undefined;
		});
	} finally {
		await keeper.destroy();
	}
}

async function aloneInFolder<T>(dataDir: string, kind: string, work: () => Promise<T>): Promise<T | undefined> {
	mkdirSync(dataDir, { recursive: true });
	const lock = new DatabaseSync(join(dataDir, `${kind}.lock`), { timeout: 0 });
	try {
		try {
			// Nothing is ever written to this file, so that a full disk is no obstacle.
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
