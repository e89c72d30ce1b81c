import { statSync } from "node:fs";
import { BadSetting } from "../config/config.server.ts";

/** SQLITE_CORRUPT and SQLITE_NOTADB, without the bits of their extended codes. */
const damageCodes = [11, 26];

/** Tells the operator in one line which SQLite file is damaged, how, and what to do. */
export class DamagedDatabase extends BadSetting {
	constructor(file: string, what: string, cause?: unknown) {
		super(
			`DATA_DIR holds a damaged database: ${file} (${what}). Stop the site, move the file aside with what begins like it (-wal, -shm), and bring back the last backup: npm run restore -- BACKUP.tar.gz`,
		);
		this.name = "DamagedDatabase";
		this.cause = cause;
	}
}

let damageFound = false;

/** Whether this process has found the file damaged; only a restart on a restored file clears it. */
export function isDamaged(): boolean {
	return damageFound;
}

/**
 * Runs `work` on an SQLite file and turns SQLite's errors about a damaged file into a DamagedDatabase.
 * @throws DamagedDatabase
 */
export function detectDamage<T>(file: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		const { errcode, message } = error as Error & { errcode?: number };
		if (errcode === undefined || !damageCodes.includes(errcode & 0xff)) throw error;
		damageFound = true;
		throw new DamagedDatabase(file, message, error);
	}
}

/**
 * Refuses a file that is missing or empty while its journal is not: SQLite would discard the journal and create a new
 * database.
 * @throws DamagedDatabase
 */
export function refuseEmptied(file: string): void {
	const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	if (size(file) > 0 || size(`${file}-wal`) === 0) return;
	throw new DamagedDatabase(file, "it is empty, and its journal is not");
}
