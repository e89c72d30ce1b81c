import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { resolve } from "node:path";
import { makeDailyBackup, removeUnfinishedDaily } from "../app/operation/backup/daily.server.ts";
import { rowsOfAll } from "../app/operation/backup/manifest.server.ts";
import { backUp } from "../app/operation/backup/snapshot.server.ts";
import { config } from "../app/foundation/config/config.server.ts";
import { openPictureStores } from "../app/media/storage/picture-stores.server.ts";
import { requireSite, run, Stop } from "./command.ts";

/*
 * npm run backup -- FILE.tar.gz
 *
 * Writes database and pictures into one file while the site may go on running: all tables as of one moment, read back
 * and compared. Either engine can restore the file. It lacks the installation's key, because with the key a stolen
 * backup also reveals the second factors. With `--daily` instead of a file it makes the daily backup, if one is due and
 * no other process is making it; the site runs it like that.
 */
await run(async ([name]) => {
	if (!name) throw new Stop("Usage: npm run backup -- backup.tar.gz");
	requireSite();
	if (name === "--daily") return daily();
	const file = resolve(name);
	if (existsSync(file)) throw new Stop(`${file} already exists.`);
	await openPictureStores();
	const manifest = await backUp(file);
	const [tables, pictures] = [manifest.tables, manifest.pictures].map((all) => Object.keys(all).length);
	const gone = manifest.gone.length > 0 ? `, ${manifest.gone.length} removed meanwhile` : "";
	const content = `${rowsOfAll(manifest)} rows of ${tables} tables, ${pictures} pictures${gone}`;
	console.log(`${file}: ${content}; read back and compared.`);
});

async function daily(): Promise<void> {
	try {
		// Visitors come first. Some machines refuse this; the backup then runs with normal priority.
		setPriority(config().backup.nice);
	} catch {}
	const cleanUp = () => {
		removeUnfinishedDaily();
		process.exit(1);
	};
	const made = await makeDailyBackup(() => void process.once("SIGTERM", cleanUp));
	console.log(
		made
			? `${made.file}: ${made.rows} rows, ${made.pictures} pictures, ${made.bytes} bytes; read back and compared.`
			: "No backup is due, or another process is making it.",
	);
}
