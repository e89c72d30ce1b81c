import { chmodSync, type Dirent, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { BadSetting, config } from "./config.server.ts";

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Sticky and writable for everybody: a folder for temporary files. */
const TEMPORARY_MODE = 0o1002;
/** Shared system folders. A DATA_DIR like this probably should have been a folder below it. */
const sharedFolders = [
	"/",
	"/dev/shm",
	"/etc",
	"/home",
	"/mnt",
	"/opt",
	"/srv",
	"/tmp",
	"/usr",
	"/var",
	"/var/lib",
	"/var/tmp",
];
/**
 * The folders that the site itself creates in DATA_DIR. Others may contain anything, so only their own mode is changed.
 */
const ownFolders = ["media", "media-variants", "data-sheets", "outbox", "backups"];

/**
 * Makes DATA_DIR private to this account: creates new files without rights for others, and removes the rights of
 * existing ones. Must run before anything is created. Does not follow links.
 * @throws BadSetting when the folder's rights must not be changed
 */
export function restrictDataFolder(): void {
	process.umask(0o077);
	const { dataDir } = config();
	const found = statSync(dataDir, { throwIfNoEntry: false });
	if (!found?.isDirectory()) return;
	const me = process.geteuid?.();
	if (me !== undefined && found.uid !== me) {
		const line = `DATA_DIR belongs to another account (uid ${found.uid}) but this program runs as uid ${me}`;
		if (me !== 0) throw new BadSetting(`${line}: run it as that account, or give it the folder (chown -R).`);
		console.error(`${line}: that account can't read what is created now. Run this as that account.`);
	}
	if (sharedFolders.includes(dataDir) || (found.mode & TEMPORARY_MODE) === TEMPORARY_MODE)
		throw new BadSetting(`DATA_DIR must be a folder of the site's own, which ${dataDir} is not.`);
	try {
		setMode(dataDir, found.mode, FOLDER_MODE);
		for (const entry of readdirSync(dataDir, { withFileTypes: true }))
			restrict(dataDir, entry, ownFolders.includes(entry.name));
	} catch (error) {
		throw new BadSetting(`DATA_DIR holds a file that can't be kept from other accounts (${(error as Error).message}).`);
	}
}

/**
 * Removes the rights of others. Enters only open folders: a private one already protects its content, which may be
 * hundreds of thousands of files.
 */
function restrict(folder: string, entry: Dirent, enter: boolean): void {
	const path = join(folder, entry.name);
	try {
		if (entry.isFile()) setMode(path, lstatSync(path).mode, FILE_MODE);
		if (!entry.isDirectory() || !setMode(path, lstatSync(path).mode, FOLDER_MODE) || !enter) return;
		for (const inner of readdirSync(path, { withFileTypes: true })) restrict(path, inner, true);
	} catch (error) {
		// Another process may have deleted the file.
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
	}
}

/** Returns whether others had any rights until now. */
function setMode(path: string, mode: number, wanted: number): boolean {
	if ((mode & 0o077) === 0) return false;
	chmodSync(path, wanted);
	return true;
}
