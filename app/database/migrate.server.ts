import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as firstTables from "#migrations/001-first-tables.ts";
import * as newsJobsGoneOffers from "#migrations/002-news-jobs-gone-offers.ts";
import * as office from "#migrations/003-office.ts";
import * as outbox from "#migrations/004-outbox.ts";
import * as accounts from "#migrations/005-accounts.ts";
import * as inbox from "#migrations/006-inbox.ts";
import * as sortNames from "#migrations/007-sort-names.ts";
import * as contentVersions from "#migrations/008-content-versions.ts";
import * as previews from "#migrations/009-previews.ts";
import * as securityLog from "#migrations/010-security-log.ts";
import * as roles from "#migrations/011-roles.ts";
import * as passkeys from "#migrations/012-passkeys.ts";
import * as oneSigma from "#migrations/014-one-sigma.ts";
import { BadSetting, config } from "../config.server.ts";
import { type Database, db, type Engine, engine } from "./client.server.ts";
import { patientPostgres } from "./postgres.server.ts";

type Step = { up: (db: Parameters<Migration["up"]>[0], engine: Engine) => Promise<void> };

/** Every step in its order; the name is what the database remembers. */
const steps: Record<string, Step> = {
	"001-first-tables": firstTables,
	"002-news-jobs-gone-offers": newsJobsGoneOffers,
	"003-office": office,
	"004-outbox": outbox,
	"005-accounts": accounts,
	"006-inbox": inbox,
	"007-sort-names": sortNames,
	"008-content-versions": contentVersions,
	"009-previews": previews,
	"010-security-log": securityLog,
	"011-roles": roles,
	"012-passkeys": passkeys,
	"014-one-sigma": oneSigma,
};

/** Any number, the same for all processes of this program. */
const LOCK_NUMBER = 1948;
const LOCK_PATIENCE_MILLISECONDS = 120_000;

/** Brings the tables up to date. A step that fails is rolled back whole, and the next start tries it again. */
export async function migrate(): Promise<void> {
	const { databaseUrl } = config();
	const database = databaseUrl ? patientPostgres(databaseUrl) : db();
	try {
		await migrateOn(database, engine());
	} finally {
		if (databaseUrl) await database.destroy();
	}
}

/** As `migrate`, on a database that is open; up to a step, if one is named. */
export async function migrateOn(database: Database, kind: Engine, last?: string): Promise<void> {
	const migrations = Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { up: (on) => step.up(on, kind) } satisfies Migration]));
	// A step that landed late may have a number before one that some databases have taken already.
	const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true });
	const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
	if (error) throw error;
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
		// Nothing is ever written to this file. Said so, SQLite prepares for none either, and a site that is killed while its disk is full can start again.
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
