import { existsSync } from "node:fs";
import { config } from "../config.server.ts";
import type { Database } from "../database/client.server.ts";
import { refuseNewer, migrationNames, appliedMigrations } from "../database/migrate.server.ts";
import { openPostgresWithoutTimeouts } from "../database/postgres.server.ts";
import { openSqlite, sqliteFile } from "../database/sqlite.server.ts";
import { BackupFailure } from "./backup-failure.ts";
import { type Manifest, savedTables } from "./manifest.server.ts";
import { writeArchive } from "./pack.server.ts";

/**
 * Writes database and pictures of this site, as they are at one moment, into a file that reads back the same. The site
 * may run meanwhile; the picture store must be open. `key`: the installation's, where it goes along.
 * @throws BackupFailure
 */
export async function backUp(file: string, key: Buffer | null = null): Promise<Manifest> {
	const { databaseUrl } = config();
	const open = () => (databaseUrl ? openPostgresWithoutTimeouts(databaseUrl) : openSiteFile());
	const source = open();
	// The first connection sees the moment at which the backup began, this one what is true now.
	const aside = open();
	const isGone = async (path: string) =>
		(await aside.selectFrom("pictures").select("id").where("path", "=", path).executeTakeFirst()) === undefined;
	try {
		await refuseNewer(source);
		const taken = await appliedMigrations(source);
		if (!migrationNames.every((step) => taken.includes(step)))
			throw new BackupFailure("other", "The database is older than this program: start the site once, then try again.");
		const begun = source.transaction();
		return await (databaseUrl ? begun.setIsolationLevel("repeatable read") : begun).execute((snapshot) =>
			writeArchive(file, { snapshot, tables: savedTables, steps: migrationNames, isGone, key }),
		);
	} finally {
		await Promise.all([source.destroy(), aside.destroy()]);
	}
}

/**
 * Opens the SQLite file of a site that is there, to read from it: a wrong DATA_DIR would make, and copy, an empty one.
 */
export function openSiteFile(): Database {
	const { dataDir } = config();
	if (!existsSync(sqliteFile(dataDir)))
		throw new BackupFailure(
			"other",
			`There is no site in ${dataDir}: name its folder in DATA_DIR, or its database in DATABASE_URL.`,
		);
	return openSqlite(dataDir, { deferTransactions: true });
}
