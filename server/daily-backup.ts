import { type ChildProcess, execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Logger } from "pino";
import { isBackupDue, recordBackupFailure } from "../app/operation/backup/daily-state.server.ts";
import { config } from "../app/foundation/config/config.server.ts";
import { inRounds, type StopRounds } from "./rounds.ts";

/** Gives the start itself the first seconds. */
const FIRST_CHECK_MILLISECONDS = 3000;
const CHECK_MILLISECONDS = 20_000;

let running: ChildProcess | undefined;
let stopping = false;

/**
 * Makes the daily backup whenever it is due, in a separate process with lower priority and its own memory. The first
 * process of the site to check starts it; the others then find it done. Stopping the site kills an unfinished backup;
 * the next start makes it again.
 */
export function startDailyBackup(log: Logger): StopRounds {
	if (!config().backup.daily) return async () => {};
	stopping = false;
	const pace = { first: FIRST_CHECK_MILLISECONDS, milliseconds: CHECK_MILLISECONDS };
	const stop = inRounds("daily backup", () => check(log), log, pace);
	return () => {
		stopping = true;
		running?.kill("SIGTERM");
		return stop();
	};
}

async function check(log: Logger): Promise<void> {
	if (!(await isBackupDue()) || stopping) return;
	const backup = promisify(execFile)(process.execPath, [resolve("commands/backup.ts"), "--daily"]);
	running = backup.child;
	try {
		log.info({ backup: (await backup).stdout.trim() }, "the daily backup");
	} catch (error) {
		if (stopping) return;
		const { code, stdout, stderr } = error as { code: number | null; stdout: string; stderr: string };
		log.error({ backup: (stdout + stderr).trim(), code }, "the daily backup failed");
		// A killed process can't record its own failure.
		if (code === null) await recordBackupFailure("interrupted");
	}
}
