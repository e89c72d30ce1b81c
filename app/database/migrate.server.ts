import { mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { BadSetting, config } from "../config.server.ts";
import { type Database, db, type Engine, engine } from "./client.server.ts";
import { patientPostgres } from "./postgres.server.ts";

type Step = { up: (db: Parameters<Migration["up"]>[0], engine: Engine) => Promise<void> };

const folder = resolve("database/migrations");
/** Every step in its order: the files of the folder. The name is what the database remembers. */
const steps: Record<string, Step> = Object.fromEntries(
	await Promise.all(
		readdirSync(folder)
			.filter((file) => file.endsWith(".ts"))
			.sort()
			.map(
				async (file) =>
					[
						file.replace(/\.ts$/, ""),
						(await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as Step,
					] as const,
			),
	),
);

/** Any number, the same for all processes of this program. */
const LOCK_NUMBER = 1948;
const LOCK_PATIENCE_MILLISECONDS = 120_000;

/** Brings the tables up to date. A step that fails is rolled back whole, and the next start tries it again. */
export function migrate(): Promise<void> {
	return onPatientDatabase(migrateOn);
}

/** Runs `work` on this process's database, for as long as it takes. */
export async function onPatientDatabase(work: (database: Database, kind: Engine) => Promise<void>): Promise<void> {
	const { databaseUrl } = config();
	const database = databaseUrl ? patientPostgres(databaseUrl) : db();
	try {
		await work(database, engine());
	} finally {
		if (databaseUrl) await database.destroy();
	}
}

/** As `migrate`, on a database that is open; up to a step, if one is named. */
export async function migrateOn(database: Database, kind: Engine, last?: string): Promise<void> {
	const migrations = Object.fromEntries(
		Object.entries(steps).map(([name, step]) => [name, { up: (on) => step.up(on, kind) } satisfies Migration]),
	);
	// A step that landed late may have a number before one that some databases have taken already.
	const migrator = new Migrator({
		db: database,
		provider: { getMigrations: async () => migrations },
		allowUnorderedMigrations: true,
	});
	await refuseNewer(database);
	const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
	if (!error) return;
	const failed = results?.find(({ status }) => status === "Error")?.migrationName;
	throw failed ? new FailedStep(failed, error) : error;
}

/** A step that could not be taken; those before it are undone with it. */
export class FailedStep extends Error {
	readonly step: string;
	constructor(step: string, cause: unknown) {
		super(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
		this.step = step;
	}
}

/** The steps that a database has taken, in their order; none where it is empty. */
export async function takenSteps(database: Database): Promise<string[]> {
	try {
		const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
		return rows.map(({ name }) => name);
	} catch (error) {
		const { code, message } = error as { code?: string; message: string };
		if (code === "42P01" || message.includes("no such table")) return [];
		throw error;
	}
}

/**
 * Whoever does not know a step of the database would write into it what its program can't read.
 * @throws BadSetting
 */
export async function refuseNewer(database: Database): Promise<void> {
	const unknown = (await takenSteps(database)).filter((step) => !stepNames.includes(step));
	if (unknown.length > 0)
		throw new BadSetting(
			`The database is newer than this program: it has taken the step ${unknown.at(-1)}. Start the newer program, or see "Update" in docs/running.md for the way back.`,
		);
}

/** The names of all steps, in their order. */
export const stepNames: readonly string[] = Object.keys(steps);

/**
 * Runs `work` while no other process on the same database does. The lock belongs to a connection, so
 * that a killed process leaves nothing behind.
 */
export async function aloneOnDatabase<T>(work: () => Promise<T>): Promise<T> {
	const { databaseUrl, dataDir } = config();
	if (databaseUrl) {
		const locker = patientPostgres(databaseUrl);
		try {
			await sql`select 1`.execute(locker).catch((error: unknown) => {
				throw new BadSetting(`DATABASE_URL names a database that does not let us in (${reason(error)}).`);
			});
			return await locker.connection().execute(async (connection) => {
				await sql`select pg_advisory_lock(${sql.lit(LOCK_NUMBER)})`.execute(connection);
				return work();
			});
		} finally {
			await locker.destroy();
		}
	}
	const lock = openLock(dataDir);
	try {
		// Nothing is ever written to this file. Said so, SQLite prepares for none either, and a site that is killed while
		// its disk is full can start again.
		lock.exec("pragma journal_mode = memory; begin exclusive");
		return await work();
	} finally {
		lock.close();
	}
}

function openLock(dataDir: string): DatabaseSync {
	try {
		mkdirSync(dataDir, { recursive: true });
		return new DatabaseSync(join(dataDir, "start.lock"), { timeout: LOCK_PATIENCE_MILLISECONDS });
	} catch (error) {
		throw new BadSetting(`DATA_DIR names a folder that cannot be written (${reason(error)}).`);
	}
}

function reason(error: unknown): string {
	const { code, message } = error as { code?: string; message?: string };
	return code ?? message ?? "unknown reason";
}
