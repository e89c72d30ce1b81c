import { chmodSync, type Dirent, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { BadSetting, config } from "./config.server.ts";

const FOLDER = 0o700;
const FILE = 0o600;
/** Everybody may write there, and remove only what is theirs: a folder for temporary files. */
const TEMPORARY = 0o1002;
/** Folders that others need, too: whoever names one of them has left out the site's own below it. */
const shared = [
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
 * What the site makes below DATA_DIR. Of any other folder there we don't know what must be run from it, and close only
 * its door.
 */
const ours = ["media", "media-variants", "outbox", "backups"];

/**
 * Keeps DATA_DIR from all other accounts of the machine: what this process makes from now on is born closed, and what
 * an older version left open is closed. To be called before anything is made. Links are not followed.
 * @throws BadSetting when the folder is not ours to close
 */
export function closeDataFolder(): void {
	process.umask(0o077);
	const { dataDir } = config();
	const found = statSync(dataDir, { throwIfNoEntry: false });
	if (!found?.isDirectory()) return;
	const me = process.geteuid?.();
	if (me !== undefined && found.uid !== me) {
		const line = `DATA_DIR belongs to another account (uid ${found.uid}) than the one that runs this (uid ${me})`;
		if (me !== 0) throw new BadSetting(`${line}: run it as that account, or give it the folder (chown -R).`);
		console.error(`${line}: what is made there now, that account can't read. Run this as that account.`);
	}
	if (shared.includes(dataDir) || (found.mode & TEMPORARY) === TEMPORARY)
		throw new BadSetting(`DATA_DIR must be a folder of the site's own, which ${dataDir} is not.`);
	try {
		setMode(dataDir, found.mode, FOLDER);
		for (const entry of readdirSync(dataDir, { withFileTypes: true })) close(dataDir, entry, ours.includes(entry.name));
	} catch (error) {
		throw new BadSetting(`DATA_DIR holds a file that can't be kept from other accounts (${(error as Error).message}).`);
	}
}

/**
 * A folder that is closed already keeps everybody from what lies in it, so a start looks into no more than those that
 * are open: of the rest there may be hundreds of thousands.
 */
function close(folder: string, entry: Dirent, further: boolean): void {
	const path = join(folder, entry.name);
	try {
		if (entry.isFile()) setMode(path, lstatSync(path).mode, FILE);
		if (!entry.isDirectory() || !setMode(path, lstatSync(path).mode, FOLDER) || !further) return;
		for (const inner of readdirSync(path, { withFileTypes: true })) close(path, inner, true);
	} catch (error) {
		// Another process may remove a file meanwhile.
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
	}
}

/** Tells whether others had any right to it until now. */
function setMode(path: string, mode: number, wanted: number): boolean {
	if ((mode & 0o077) === 0) return false;
	chmodSync(path, wanted);
	return true;
}
