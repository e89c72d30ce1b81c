import { existsSync } from "node:fs";
import { BadSetting, config } from "../app/config.server.ts";
import { closeDataFolder } from "../app/data-folder.server.ts";
import type { Database } from "../app/database/client.server.ts";
import { openSqlite, sqliteFile } from "../app/database/sqlite.server.ts";

/** An end that the operator can do something about: one line, no stack. */
export class Stop extends Error {}

/** Runs a command with its arguments; one line on the error output and exit code 1 when it can't be done. */
export async function run(command: (words: string[]) => Promise<void>): Promise<void> {
	try {
		closeDataFolder();
		await command(process.argv.slice(2));
		process.exitCode = 0;
	} catch (error) {
		console.error(error instanceof Stop || error instanceof BadSetting ? error.message : error);
		process.exitCode = 1;
	}
}

/** Opens the SQLite file of a site that is there, to read from it: a wrong DATA_DIR would make, and copy, an empty one. */
export function openSiteFile(): Database {
	const { dataDir } = config();
	if (!existsSync(sqliteFile(dataDir))) throw new Stop(`There is no site in ${dataDir}: name its folder in DATA_DIR, or its database in DATABASE_URL.`);
	return openSqlite(dataDir, { onlyReads: true });
}
