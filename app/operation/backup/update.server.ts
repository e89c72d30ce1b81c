import { readdirSync, rmSync, statSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { backup as copyPages, DatabaseSync } from "node:sqlite";
import { isWithoutUsers } from "../../accounts/users/users.server.ts";
import { BadSetting, config } from "../../foundation/config/config.server.ts";
import {
	FailedMigration,
	migrateOn,
	onDatabaseWithoutTimeouts,
	refuseNewer,
	migrationNames,
	appliedMigrations,
} from "../../foundation/database/migrate.server.ts";
import { sqliteFile } from "../../foundation/database/sqlite.server.ts";
import { syncToDisk } from "../../media/storage/disk-storage.server.ts";
import { BackupFailure } from "./backup-failure.ts";
import { requireFreeSpace } from "./free-space.server.ts";
import { copyName, outdatedUpdates } from "./kept-backups.ts";
import { stamp } from "./schedule.ts";

/** An update of a database with content; `saved` is the path of the copy made before, null on PostgreSQL. */
type Update = { migrations: string[]; saved: string | null };

/**
 * Updates the database, after a copy of an SQLite file with content. The migrations are one transaction: if anything
 * fails, the database stays unchanged.
 * @returns null if the database was up to date or without content
 * @throws BadSetting that tells the operator what to do
 */
export function updateDatabase(): Promise<Update | null> {
	return onDatabaseWithoutTimeouts(async (database, engine) => {
		await refuseNewer(database);
		const applied = await appliedMigrations(database);
		const migrations = migrationNames.filter((name) => !applied.includes(name));
		if (migrations.length === 0 || applied.length === 0 || (await isWithoutUsers(database))) {
			await migrateOn(database, engine);
			return null;
		}
		const { dataDir } = config();
		const saved = engine === "sqlite" ? await save(dataDir, applied) : null;
		try {
			await migrateOn(database, engine);
		} catch (error) {
			if (!(error instanceof FailedMigration)) throw error;
			throw failedUpdate(error, engine === "sqlite" ? sqliteFile(dataDir) : "the one that DATABASE_URL names", saved);
		}
		return { migrations, saved };
	});
}

/** Tells the operator that the old program still works, and how to return to it. */
function failedUpdate({ message }: FailedMigration, database: string, saved: string | null): BadSetting {
	const lines = [
		"The update of the database failed, and nothing was changed.",
		`  database: ${database}`,
		`  step:     ${message.split("\n")[0]}`,
		...(saved ? [`  saved:    ${saved}`] : []),
		"The old program starts with it as before. Put the files of the old program back, and there type:",
		"  npm ci && npm run build && npm start",
		'(with systemd the last one is: systemctl restart site). See "Update" in docs/running.md.',
	];
	return new BadSetting(lines.join("\n"));
}

async function save(dataDir: string, applied: string[]): Promise<string> {
	try {
		// The database's version is the number of its last migration.
		const copy = await copyBeforeUpdate(dataDir, applied.at(-1)!.split("-")[0]!);
		// Before the migrations, so that a site that keeps restarting because one fails does not fill the disk.
		for (const name of outdatedUpdates(readdirSync(dataDir))) rmSync(join(dataDir, name), { force: true });
		return copy;
	} catch (error) {
		if (!(error instanceof BackupFailure)) throw error;
		const problem = "The database must be updated, but can't be backed up first, so nothing was changed";
		throw new BadSetting(`${problem}: ${error.message}`);
	}
}

/** Copies the SQLite file, flushed to disk, and returns the copy's path. @throws BackupFailure */
async function copyBeforeUpdate(dataDir: string, state: string): Promise<string> {
	for (const name of readdirSync(dataDir))
		if (/^site-before-update-.*\.unfinished(-journal|-wal)?$/.test(name)) rmSync(join(dataDir, name), { force: true });
	const file = sqliteFile(dataDir);
	// Space for the copy and what the migrations write.
	await requireFreeSpace(dataDir, 2 * statSync(file).size);
	const copy = join(dataDir, copyName(state, stamp(new Date())));
	const unfinished = `${copy}.unfinished`;
	const source = new DatabaseSync(file, { readOnly: true });
	try {
		await writeFile(unfinished, "", { flag: "wx", mode: 0o600 });
		await copyPages(source, unfinished, { rate: 1000 });
		await syncToDisk(unfinished);
		await rename(unfinished, copy);
		return copy;
	} catch (error) {
		await rm(unfinished, { force: true });
		throw new BackupFailure("room", `The copy ${copy} could not be written (${(error as Error).message}).`);
	} finally {
		source.close();
	}
}
