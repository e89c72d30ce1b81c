import { BackupFailure } from "../app/backup/backup-failure.ts";
import { BadSetting } from "../app/config.server.ts";
import { closeDataFolder } from "../app/data-folder.server.ts";

/** An end that the operator can do something about: one line, no stack. */
export class Stop extends Error {}

/** Runs a command with its arguments; one line on the error output and exit code 1 when it can't be done. */
export async function run(command: (words: string[]) => Promise<void>): Promise<void> {
	try {
		closeDataFolder();
		await command(process.argv.slice(2));
		process.exitCode = 0;
	} catch (error) {
		console.error(
			error instanceof Stop || error instanceof BadSetting || error instanceof BackupFailure ? error.message : error,
		);
		process.exitCode = 1;
	}
}
