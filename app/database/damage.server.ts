import { statSync } from "node:fs";
import { BadSetting } from "../config.server.ts";

/** SQLITE_CORRUPT and SQLITE_NOTADB, without what SQLite adds to them. */
const damage = [11, 26];

/**
 * The SQLite file can't be read any more. Its message is one line for the operator: which file, what is wrong, what to
 * do.
 */
export class DamagedDatabase extends BadSetting {
	constructor(file: string, what: string, cause?: unknown) {
		super(
			`DATA_DIR holds a damaged database: ${file} (${what}). Stop the site and bring back the last backup: npm run restore -- BACKUP.tar.gz --replace`,
		);
		this.name = "DamagedDatabase";
		this.cause = cause;
	}
}

let found = false;

/** Whether this process has met damage. It stays so until it is started anew, on a file that was brought back. */
export function isDamaged(): boolean {
	return found;
}

/**
 * Does something with an SQLite file, and names the damage that it meets.
 * @throws DamagedDatabase
 */
export function tellDamage<T>(file: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		const { errcode, message } = error as Error & { errcode?: number };
		// The higher bits say in which part of the file.
		if (errcode === undefined || !damage.includes(errcode & 0xff)) throw error;
		found = true;
		throw new DamagedDatabase(file, message, error);
	}
}

/**
 * A file that is gone or empty beside a journal that is not: SQLite would throw the journal away and begin a new
 * database.
 * @throws DamagedDatabase
 */
export function refuseEmptied(file: string): void {
	const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	if (size(file) > 0 || size(`${file}-wal`) === 0) return;
	throw new DamagedDatabase(file, "it is empty, and its journal is not");
}
