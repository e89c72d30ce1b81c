import { chmodSync, statSync } from "node:fs";
import { BadSetting, config } from "./config.server.ts";

/** Sticky and writable for everybody, as folders for temporary files are. */
const TEMPORARY_MODE = 0o1002;
/** System folders. A DATA_DIR like this probably should have been a folder below it. */
const sharedFolders = ["/", "/etc", "/home", "/mnt", "/opt", "/srv", "/usr", "/var", "/var/lib"];

/**
 * Closes DATA_DIR to all other accounts, and every new file too, since some lie elsewhere. Must run before anything is
 * created.
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
	if ((found.mode & 0o077) !== 0) chmodSync(dataDir, 0o700);
}
