import { config } from "../../foundation/config/config.server.ts";
import { refuseNewer, migrationNames, appliedMigrations } from "../../foundation/database/migrate.server.ts";
import { openPostgresWithoutTimeouts } from "../../foundation/database/postgres.server.ts";
import { openSqlite } from "../../foundation/database/sqlite.server.ts";
import type { FileTable } from "../../media/storage/picture-owners.server.ts";
import { pictureIdOf } from "../../media/picture-path.ts";
import { BackupFailure } from "./backup-failure.ts";
import type { Manifest } from "./manifest.server.ts";
import { writeArchive } from "./pack.server.ts";

/** Backs up the site, which may run, as of one moment. The picture store must be open. @throws BackupFailure */
export async function backUp(file: string): Promise<Manifest> {
	const { databaseUrl, dataDir } = config();
	const open = () =>
		databaseUrl ? openPostgresWithoutTimeouts(databaseUrl) : openSqlite(dataDir, { deferTransactions: true });
	const source = open();
	// `source` sees the moment at which the backup began, and this one what was deleted since.
	const current = open();
	const isGone = async (file: string) => {
		const rowIn = (table: FileTable) => current.selectFrom(table).select("id").where("id", "=", pictureIdOf(file));
		return !(await rowIn("pictures").executeTakeFirst()) && !(await rowIn("documents").executeTakeFirst());
	};
	try {
		await refuseNewer(source);
		const applied = await appliedMigrations(source);
		if (!migrationNames.every((step) => applied.includes(step)))
			throw new BackupFailure("other", "The database is older than this program: start the site once, then try again.");
		const transaction = source.transaction();
		return await (databaseUrl ? transaction.setIsolationLevel("repeatable read") : transaction).execute((snapshot) =>
			writeArchive(file, { snapshot, isGone }),
		);
	} finally {
		await Promise.all([source.destroy(), current.destroy()]);
	}
}
