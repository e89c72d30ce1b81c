import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { BadSetting, config } from "../config/config.server.ts";
import { type Database, db, type Engine, engine } from "./client.server.ts";
import { openPostgresWithoutTimeouts } from "./postgres.server.ts";

type MigrationFile = { up: (db: Parameters<Migration["up"]>[0], engine: Engine) => Promise<void> };

const folder = resolve("database/migrations");
/** Every migration in order: the files of the folder. The database stores the names of those it has applied. */
const migrationFiles: Record<string, MigrationFile> = {};
for (const file of readdirSync(folder).sort())
	if (file.endsWith(".ts"))
		migrationFiles[file.replace(/\.ts$/, "")] = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);

export async function onDatabaseWithoutTimeouts<T>(work: (database: Database, kind: Engine) => Promise<T>): Promise<T> {
	const { databaseUrl } = config();
	const database = databaseUrl ? openPostgresWithoutTimeouts(databaseUrl) : db();
	try {
		return await work(database, engine());
	} finally {
		if (databaseUrl) await database.destroy();
	}
}

/**
 * Brings the tables up to date, or as far as the migration `last`. A failed migration is rolled back completely; the
 * next start tries it again.
 */
export async function migrateOn(database: Database, kind: Engine, last?: string): Promise<void> {
	const migrations = Object.fromEntries(
		Object.entries(migrationFiles).map(([name, file]) => {
			const up: Migration["up"] = async (on) => {
				// PostgreSQL refuses to alter a table while a trigger waits for the commit.
				if (kind === "postgres") await sql`set constraints all immediate`.execute(on);
				await file.up(on, kind);
			};
			return [name, { up }];
		}),
	);
	// A migration that was merged late may have a lower number than one that some databases have already applied.
	const migrator = new Migrator({
		db: database,
		provider: { getMigrations: async () => migrations },
		allowUnorderedMigrations: true,
	});
	await refuseNewer(database);
	const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
	if (!error) return;
	const failed = results?.find(({ status }) => status === "Error")?.migrationName;
	throw failed ? new FailedMigration(failed, error) : error;
}

/** A migration failed; the earlier ones of the same run are rolled back with it. */
export class FailedMigration extends Error {
	constructor(name: string, cause: unknown) {
		super(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
	}
}

/** The names of the migrations that a database has applied, in order; none for an empty database. */
export async function appliedMigrations(database: Database): Promise<string[]> {
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
 * Refuses a database with unknown migrations: this program would write rows that the newer program can't read.
 * @throws BadSetting
 */
export async function refuseNewer(database: Database): Promise<void> {
	const unknown = (await appliedMigrations(database)).filter((name) => !migrationNames.includes(name));
	if (unknown.length > 0)
		throw new BadSetting(
			`The database is newer than this program: migration ${unknown.at(-1)} has been applied to it. Start the newer program, or see "Update" in docs/running.md for the way back.`,
		);
}

export const migrationNames: readonly string[] = Object.keys(migrationFiles);
