import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import type { Logger } from "pino";
import { isBackupDue, recordBackupFailure } from "../app/operation/backup/daily-state.server.ts";
import { config } from "../app/foundation/config/config.server.ts";
import { inRounds, type StopRounds } from "./rounds.ts";

/** Gives the start itself the first seconds. */
const FIRST_CHECK_MILLISECONDS = 3000;
const CHECK_MILLISECONDS = 20_000;
/** Characters; enough to show in the log what went wrong. */
const MAX_OUTPUT = 2000;
/** A backup that was killed this often counts as failed and is not retried at once. */
const MAX_KILLED = 3;

let running: ChildProcess | undefined;
let stopping = false;
let killed = 0;

/**
 * Makes the daily backup whenever it is due, in a separate process with lower priority and its own memory. The first
 * process of the site to check starts it; the others then find it done. Stopping the site kills an unfinished backup;
 * the next start makes it again.
 */
export function startDailyBackup(log: Logger): StopRounds {
	if (!config().backup.daily) return async () => {};
	stopping = false;
	const stop = inRounds("daily backup", () => check(log), log, {
		first: FIRST_CHECK_MILLISECONDS,
		milliseconds: CHECK_MILLISECONDS,
	});
	return () => {
		stopping = true;
		running?.kill("SIGTERM");
		return stop();
	};
}

async function check(log: Logger): Promise<void> {
	if (!(await isBackupDue()) || stopping) return;
	const { code, output } = await runBackup();
	if (code === 0) {
		killed = 0;
		log.info({ backup: output }, "the daily backup");
	} else if (!stopping) {
		log.error({ backup: output, code }, "the daily backup failed");
		// A killed process can't record its own failure.
		if (code === null && ++killed >= MAX_KILLED) await recordBackupFailure("interrupted");
	}
}

function runBackup(): Promise<{ code: number | null; output: string }> {
	return new Promise((finish, reject) => {
		const child = spawn(process.execPath, [resolve("commands/backup.ts"), "--daily"], {
			stdio: ["ignore", "pipe", "pipe"],
		});
		running = child;
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (part: Buffer) => (output = (output + part.toString()).slice(0, MAX_OUTPUT)));
		child.once("error", reject);
		child.once("close", (code) => {
			running = undefined;
			finish({ code, output: output.trim() });
		});
	});
}
