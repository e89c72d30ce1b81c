import { existsSync, renameSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "../app/database/client.server.ts";
import { DamagedDatabase, refuseEmptied, detectDamage } from "../app/database/damage.server.ts";
import { openSqlite, sqliteFile } from "../app/database/sqlite.server.ts";
import { Stop } from "./command.ts";

/**
 * Opens the SQLite file to be filled. With `replace` a damaged file is renamed first, so that its data may still be
 * rescued.
 */
export function openOrMoveAside(dataDir: string, replace: boolean): Database {
	const file = sqliteFile(dataDir);
	try {
		check(file);
	} catch (error) {
		if (!(error instanceof DamagedDatabase)) throw error;
		if (!replace)
			throw new Stop(
				`The database ${file} is damaged. To move it aside and restore the backup instead: npm run restore -- FILE --replace`,
			);
		moveAside(file);
	}
	return openSqlite(dataDir);
}

/** Reads every page of the file, so that damage in the middle does not surface halfway through. */
function check(file: string): void {
	refuseEmptied(file);
	if (!existsSync(file)) return;
	const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
	try {
		const [found] = detectDamage(file, () => database.prepare("pragma quick_check(1)").all()) as {
			quick_check: string;
		}[];
		if (found?.quick_check !== "ok") throw new DamagedDatabase(file, found?.quick_check ?? "no answer");
	} finally {
		database.close();
	}
}

function moveAside(file: string): void {
	const aside = `${file}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
	for (const end of ["", "-wal", "-shm"]) if (existsSync(file + end)) renameSync(file + end, aside + end);
	console.log(`The damaged database was moved to ${aside}.`);
}
