import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { migrateOn } from "../database/migrate.server.ts";
import { openSqlite, sqliteFile } from "../database/sqlite.server.ts";
import { BackupFailure } from "./backup-failure.ts";
import { copyName } from "./kept-files.ts";
import { refuseWithoutRoom } from "./room.server.ts";
import { stamp } from "./schedule.ts";

/** Where the steps of an update are tried; there only while that lasts. */
const TRIAL = "update-trial";

/**
 * A copy of the SQLite file beside it, byte by byte, written through; the one there is when nothing has changed since,
 * so that a site that a failing update starts again and again does not fill the disk.
 * @returns where it is
 * @throws BackupFailure
 */
export async function copyBeforeUpdate(dataDir: string, state: string): Promise<string> {
	removeTrial(dataDir);
	for (const name of readdirSync(dataDir))
		if (/^site-before-update-.*\.unfinished(-journal|-wal)?$/.test(name)) rmSync(join(dataDir, name), { force: true });
	const unchanged = unchangedCopy(dataDir, state);
	if (unchanged) return unchanged;
	const file = sqliteFile(dataDir);
	// The copy, the one to try on, and what the steps write.
	await refuseWithoutRoom(dataDir, 3 * statSync(file).size);
	const copy = join(dataDir, copyName(state, stamp(new Date())));
	const unfinished = `${copy}.unfinished`;
	const source = new DatabaseSync(file, { readOnly: true });
	try {
		const place = await open(unfinished, "wx", 0o600);
		await place.close();
		await backup(source, unfinished, { rate: 1000 });
		const written = await open(unfinished, "r+");
		await written.sync();
		await written.close();
		await rename(unfinished, copy);
		return copy;
	} catch (error) {
		await rm(unfinished, { force: true });
		throw new BackupFailure("room", `The copy ${copy} could not be written (${(error as Error).message}).`);
	} finally {
		source.close();
	}
}

/**
 * Takes the steps on a copy of the copy, so that a step that can't be taken is found before the database itself is
 * touched.
 * @throws FailedMigration
 */
export async function tryOnCopy(copy: string, dataDir: string): Promise<void> {
	const folder = join(dataDir, TRIAL);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	try {
		copyFileSync(copy, sqliteFile(folder));
		const trial = openSqlite(folder);
		try {
			await migrateOn(trial, "sqlite");
		} finally {
			await trial.destroy();
		}
	} finally {
		removeTrial(dataDir);
	}
}

function removeTrial(dataDir: string): void {
	rmSync(join(dataDir, TRIAL), { recursive: true, force: true });
}

function unchangedCopy(dataDir: string, state: string): string | null {
	const newest = readdirSync(dataDir)
		.filter((name) => name.startsWith(`site-before-update-${state}-`) && name.endsWith(".sqlite"))
		.sort()
		.at(-1);
	if (!newest) return null;
	const copy = join(dataDir, newest);
	const [file, log] = [sqliteFile(dataDir), `${sqliteFile(dataDir)}-wal`];
	const changed = [file, log]
		.filter((path) => existsSync(path) && statSync(path).size > 0)
		.map((path) => statSync(path).mtimeMs);
	return Math.max(...changed) < statSync(copy).mtimeMs ? copy : null;
}
