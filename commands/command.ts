import { BackupFailure } from "../app/backup/backup-failure.ts";
import { BadSetting } from "../app/config/config.server.ts";
import { restrictDataFolder } from "../app/config/data-folder.server.ts";

/** A failure that the operator can fix: printed as one line, without a stack. */
export class Stop extends Error {}

/** Runs a command with its arguments. If it fails, it prints one line to standard error and exits with code 1. */
export async function run(command: (args: string[]) => Promise<void>): Promise<void> {
	try {
		restrictDataFolder();
		await command(process.argv.slice(2));
		process.exitCode = 0;
	} catch (error) {
		console.error(
			error instanceof Stop || error instanceof BadSetting || error instanceof BackupFailure ? error.message : error,
		);
		process.exitCode = 1;
	}
}
