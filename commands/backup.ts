import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { config } from "../app/config.server.ts";
import { patientPostgres } from "../app/database/postgres.server.ts";
import { secretKeyFile } from "../app/secret-key.server.ts";
import { openPictureStores } from "../app/media/storage.server.ts";
import { writeArchive } from "./archive/pack.ts";
import { openSiteFile, run, Stop } from "./command.ts";

/*
 * npm run backup -- FILE.tar.gz [--with-key]
 *
 * Writes database and pictures into one file, while the site runs: all tables as they were at one moment. The file fits either engine. The key of the
 * installation goes in only where that is said: with it, whoever gets hold of the backup has the second factors, too.
 */
await run(async (words) => {
	const withKey = words.includes("--with-key");
	const name = words.find((word) => word !== "--with-key");
	if (!name) throw new Stop("Say where to: npm run backup -- backup.tar.gz");
	const file = resolve(name);
	if (existsSync(file)) throw new Stop(`${file} is there already.`);
	const key = withKey ? installationKey() : null;
	await openPictureStores();
	const { databaseUrl } = config();
	const open = () => (databaseUrl ? patientPostgres(databaseUrl) : openSiteFile());
	const source = open();
	// The first connection sees the moment at which the backup began, this one what is true now.
	const aside = open();
	const isGone = async (path: string) => (await aside.selectFrom("pictures").select("id").where("path", "=", path).executeTakeFirst()) === undefined;
	try {
		const begun = source.transaction();
		const { tables, pictures, gone } = await (databaseUrl ? begun.setIsolationLevel("repeatable read") : begun).execute((snapshot) => writeArchive(file, snapshot, isGone, key));
		const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
		console.log(
			`${file}: ${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(pictures).length} pictures${gone.length > 0 ? `, ${gone.length} removed meanwhile` : ""}.`,
		);
	} finally {
		await Promise.all([source.destroy(), aside.destroy()]);
	}
});

function installationKey(): Buffer {
	if (config().secretKey !== null) throw new Stop("The key of this site is the setting SECRET_KEY: keep it with the settings. There is no file of it to put into the backup.");
	const file = secretKeyFile();
	if (!existsSync(file)) throw new Stop(`There is no key in ${file} yet: start the site once.`);
	return readFileSync(file);
}
