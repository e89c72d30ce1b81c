import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import type { Logger } from "pino";
import { isBackupDue, noteFailed } from "../app/backup/daily-state.server.ts";
import { config } from "../app/config.server.ts";

/** A start has other things to do first. */
const FIRST_LOOK_MILLISECONDS = 3000;
const LOOK_MILLISECONDS = 20_000;
/** Enough to say in the log what went wrong. */
const LONGEST_OUTPUT = 2000;
/** A backup that is killed so often is not begun anew at once. */
const MOST_KILLED = 3;

let looking: NodeJS.Timeout | undefined;
let running: ChildProcess | undefined;
let killed = 0;
/** Whether the last look failed, so that a database that is away is logged once. */
let inTrouble = false;

/**
 * Sees to the daily backup until `stopDailyBackup`. It is made by a process of its own, which gives way to the site's,
 * has its own memory, and is started by whichever process of the site looks first; the others find it done.
 */
export function startDailyBackup(log: Logger): void {
	if (!config().backup.daily) return;
	const lookAgain = (after: number) => {
		looking = setTimeout(() => void look(log).finally(() => looking && lookAgain(LOOK_MILLISECONDS)), after).unref();
	};
	lookAgain(FIRST_LOOK_MILLISECONDS);
}

/** Breaks off what is being made; the next start makes it good. */
export function stopDailyBackup(): void {
	clearTimeout(looking);
	looking = undefined;
	running?.kill("SIGTERM");
}

async function look(log: Logger): Promise<void> {
	try {
		if (!(await isBackupDue()) || !looking) return;
		inTrouble = false;
		const { code, output } = await make();
		if (code === 0) {
			killed = 0;
			log.info({ backup: output }, "the daily backup");
		} else if (looking) {
			log.error({ backup: output, code }, "the daily backup failed");
			// Who is killed can't say so.
			if (code === null && ++killed >= MOST_KILLED) await noteFailed("interrupted");
		}
	} catch (error) {
		if (!inTrouble) log.error({ err: error }, "the daily backup could not be seen to");
		inTrouble = true;
	}
}

function make(): Promise<{ code: number | null; output: string }> {
	return new Promise((ended, failed) => {
		const child = spawn(process.execPath, [resolve("commands/backup.ts"), "--daily"], {
			stdio: ["ignore", "pipe", "pipe"],
		});
		running = child;
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (part: Buffer) => (output = (output + part.toString()).slice(0, LONGEST_OUTPUT)));
		child.once("error", failed);
		child.once("close", (code) => {
			running = undefined;
			ended({ code, output: output.trim() });
		});
	});
}
