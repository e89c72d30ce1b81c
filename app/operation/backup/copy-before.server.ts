import { readdirSync, rmSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { sqliteFile } from "../../foundation/database/sqlite.server.ts";
import { BackupFailure } from "./backup-failure.ts";
import { copyName } from "./kept-backups.ts";
import { requireFreeSpace } from "./free-space.server.ts";
import { stamp } from "./schedule.ts";

/**
 * Copies the SQLite file before an update, flushed to disk.
 * @returns the copy's path
 * @throws BackupFailure
 */
export async function copyBeforeUpdate(dataDir: string, state: string): Promise<string> {
	for (const name of readdirSync(dataDir))
		if (/^site-before-update-.*\.unfinished(-journal|-wal)?$/.test(name)) rmSync(join(dataDir, name), { force: true });
	const file = sqliteFile(dataDir);
	// Space for the copy and what the migrations write.
	await requireFreeSpace(dataDir, 2 * statSync(file).size);
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
