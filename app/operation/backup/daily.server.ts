import { readdirSync, rmSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { config } from "../../foundation/config/config.server.ts";
import { databaseBytes, now } from "../../foundation/database/client.server.ts";
import { tryWithBackupLock } from "../../foundation/database/lock.server.ts";
import { pictureBytes } from "../../media/pictures.server.ts";
import { openPictureStores } from "../../media/storage/picture-stores.server.ts";
import { BackupFailure } from "./backup-failure.ts";
import { isBackupDue, type CompletedBackup, recordBackupFailure, recordBackup } from "./daily-state.server.ts";
import { dailyName, isDaily, outdatedDaily } from "./kept-backups.ts";
import { rowsOfAll } from "./manifest.server.ts";
import { unfinishedOf } from "./pack.server.ts";
import { requireFreeSpace } from "./free-space.server.ts";
import { stamp } from "./schedule.ts";
import { backUp } from "./snapshot.server.ts";

/**
 * Makes the daily backup if it is due and no other process is making it, then deletes outdated ones; null otherwise.
 * Calls `onStart` before it writes: from then on, a kill leaves an unfinished archive to delete.
 * @throws BackupFailure, which is also recorded for the office
 */
export async function makeDailyBackup(onStart: () => void): Promise<CompletedBackup | null> {
	const made = await tryWithBackupLock(async () => {
		if (!(await isBackupDue())) return null;
		const { folder } = config().backup;
		try {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			removeUnfinishedDaily();
			onStart();
			await openPictureStores();
			await requireFreeSpace(folder, (await databaseBytes()) + (await pictureBytes()));
			const file = join(folder, dailyName(stamp(new Date())));
			const manifest = await backUp(file);
			const made: CompletedBackup = {
				at: manifest.madeAt,
				file,
				bytes: (await stat(file)).size,
				rows: rowsOfAll(manifest),
				pictures: Object.keys(manifest.pictures).length,
			};
			await recordBackup(made);
			for (const name of outdatedDaily(await readdir(folder))) await rm(join(folder, name), { force: true });
			return made;
		} catch (error) {
			const failure = asFailure(error, folder);
			await recordBackupFailure(failure.reason);
			throw failure;
		}
	});
	return made ?? null;
}

/** Deletes the unfinished archive of an interrupted daily backup. Only the process that holds the lock may do so. */
export function removeUnfinishedDaily(): void {
	const { folder } = config().backup;
	for (const name of readdirSync(folder)) {
		const file = name.replace(/\.unfinished$/, "");
		if (name === unfinishedOf(file) && isDaily(file)) rmSync(join(folder, name), { recursive: true, force: true });
	}
}

function asFailure(error: unknown, folder: string): BackupFailure {
	if (error instanceof BackupFailure) return error;
	const { code, message, name } = error as NodeJS.ErrnoException;
	if (code === "ENOSPC") return new BackupFailure("room", `No room is left for the backup in ${folder}.`);
	if (code && ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT"].includes(code))
		return new BackupFailure("place", `The backup can't be written in ${folder} (${code}).`);
	return new BackupFailure("other", `The backup failed at ${now()}: ${code ?? name} ${message}`);
}
