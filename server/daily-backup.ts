import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import type { Logger } from "pino";
import { isBackupDue, recordBackupFailure } from "../app/backup/daily-state.server.ts";
import { config } from "../app/config.server.ts";

/** Leaves the first seconds to the start itself. */
const FIRST_CHECK_MILLISECONDS = 3000;
const CHECK_MILLISECONDS = 20_000;
/** Characters; enough to show in the log what went wrong. */
const MAX_OUTPUT = 2000;
/** A backup that was killed this often counts as failed and is not retried at once. */
const MAX_KILLED = 3;

let timer: NodeJS.Timeout | undefined;
let running: ChildProcess | undefined;
let killed = 0;
/** True when the last check failed, so that an unreachable database is logged once. */
let lastCheckFailed = false;

/**
 * Keeps making the daily backup until `stopDailyBackup`. A separate process makes it, with lower priority and memory of
 * its own. Whichever process of the site checks first starts it; the others then find it done.
 */
export function startDailyBackup(log: Logger): void {
	if (!config().backup.daily) return;
	const checkAfter = (after: number) => {
		timer = setTimeout(() => void check(log).finally(() => timer && checkAfter(CHECK_MILLISECONDS)), after).unref();
	};
	checkAfter(FIRST_CHECK_MILLISECONDS);
}

/** Kills a backup that is being made; the next start makes it again. */
export function stopDailyBackup(): void {
	clearTimeout(timer);
	timer = undefined;
	running?.kill("SIGTERM");
}

async function check(log: Logger): Promise<void> {
	try {
		if (!(await isBackupDue()) || !timer) return;
		lastCheckFailed = false;
		const { code, output } = await runBackup();
		if (code === 0) {
			killed = 0;
			log.info({ backup: output }, "the daily backup");
		} else if (timer) {
			log.error({ backup: output, code }, "the daily backup failed");
			// A killed process can't record its own failure.
			if (code === null && ++killed >= MAX_KILLED) await recordBackupFailure("interrupted");
		}
	} catch (error) {
		if (!lastCheckFailed) log.error({ err: error }, "checking for the daily backup failed");
		lastCheckFailed = true;
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
