import { existsSync } from "node:fs";
import { BackupFailure } from "../app/operation/backup/backup-failure.ts";
import { BadSetting, config } from "../app/foundation/config/config.server.ts";
import { restrictDataFolder } from "../app/foundation/config/data-folder.server.ts";
import { closeDatabase } from "../app/foundation/database/client.server.ts";
import { sqliteFile } from "../app/foundation/database/sqlite.server.ts";

/** A failure that the operator can fix: printed as one line, without a stack. */
export class Stop extends Error {}

/** Runs a command with its arguments. If it fails, it prints one line to standard error and exits with code 1. */
export async function run(command: (args: string[]) => Promise<void>): Promise<void> {
	try {
		restrictDataFolder();
		await command(process.argv.slice(2));
		process.exitCode = 0;
	} catch (error) {
		const isExpected = error instanceof Stop || error instanceof BadSetting || error instanceof BackupFailure;
		console.error(isExpected ? error.message : error);
		process.exitCode = 1;
	} finally {
		await closeDatabase();
	}
}

/** Refuses a folder without a site, so that nothing is created there: probably the settings were not loaded. */
export function requireSite(): void {
	const { databaseUrl, dataDir } = config();
	if (!databaseUrl && !existsSync(sqliteFile(dataDir)))
		throw new Stop(`DATA_DIR is ${dataDir}, and no site has its data there: are the settings loaded?`);
}
