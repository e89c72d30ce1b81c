import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { config } from "../app/config.server.ts";
import { patientPostgres } from "../app/database/postgres.server.ts";
import { openPictureStores } from "../app/media/storage.server.ts";
import { writeArchive } from "./archive/pack.ts";
import { openSiteFile, run, Stop } from "./command.ts";

/*
 * npm run backup -- FILE.tar.gz
 *
 * Writes database and pictures into one file, while the site runs: all tables as they were at one moment. The file fits either engine.
 */
await run(async ([name]) => {
	if (!name) throw new Stop("Say where to: npm run backup -- backup.tar.gz");
	const file = resolve(name);
	if (existsSync(file)) throw new Stop(`${file} is there already.`);
	await openPictureStores();
	const { databaseUrl } = config();
	const open = () => (databaseUrl ? patientPostgres(databaseUrl) : openSiteFile());
	const source = open();
	// The first connection sees the moment at which the backup began, this one what is true now.
	const aside = open();
	const isGone = async (path: string) => (await aside.selectFrom("pictures").select("id").where("path", "=", path).executeTakeFirst()) === undefined;
	try {
		const begun = source.transaction();
		const { tables, pictures, gone } = await (databaseUrl ? begun.setIsolationLevel("repeatable read") : begun).execute((snapshot) => writeArchive(file, snapshot, isGone));
		const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
		console.log(
			`${file}: ${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(pictures).length} pictures${gone.length > 0 ? `, ${gone.length} removed meanwhile` : ""}.`,
		);
	} finally {
		await Promise.all([source.destroy(), aside.destroy()]);
	}
});
