import { fstatSync, writeSync } from "node:fs";

const STANDARD_OUTPUT = 1;
/** Bytes that may wait for a slow reader: some thousand lines. */
const MAX_WAITING = 1024 * 1024;
/** A stop waits this long for a slow reader. */
const FLUSH_MILLISECONDS = 1000;

let lost = 0;
let lastLineCut = false;
let isFile: boolean | undefined;

/**
 * Writes whole lines to standard output without ever waiting. A pipe buffers up to MAX_WAITING for its reader; lines
 * beyond that are dropped and counted. A file takes them at once; a full disk loses them. (Pino's own output,
 * sonic-boom, either retries a full pipe or disk inside the event loop, or lets a waiting pipe hold one of the four
 * threads for file access for good.)
 */
export function writeLines(lines: string): void {
	isFile ??= outputIsFile();
	if (isFile) return writeToFile(lines);
	if (process.stdout.writableLength + lines.length > MAX_WAITING) {
		lost += lines.split("\n").length - 1;
		return;
	}
	process.stdout.write(lostLinesNotice() + lines);
}

/** Waits a moment for unread output, so that the last lines are not lost with the process. */
export async function flushOutput(): Promise<void> {
	if (isFile !== false || process.stdout.writableLength === 0) return;
	const patience = new Promise((enough) => setTimeout(enough, FLUSH_MILLISECONDS));
	await Promise.race([new Promise((written) => process.stdout.write(lostLinesNotice(), written)), patience]);
}

function outputIsFile(): boolean {
	// Without a listener, a reader that goes away (EPIPE) would end the process. A reader that opens a named pipe again
	// gets the lines from then on.
	if (process.stdout.listenerCount("error") === 0) process.stdout.on("error", () => {});
	return fstatSync(STANDARD_OUTPUT).isFile();
}

/** A line that says how many lines are missing before it; empty when none are. */
function lostLinesNotice(): string {
	if (lost === 0) return "";
	const line = JSON.stringify({
		level: "warn",
		time: new Date().toISOString(),
		pid: process.pid,
		lost,
		msg: "lines of the log were lost: nobody read them",
	});
	lost = 0;
	return `${line}\n`;
}

function writeToFile(lines: string): void {
	const bytes = Buffer.from(lastLineCut ? `\n${lines}` : lines);
	let written = 0;
	try {
		while (written < bytes.length) written += writeSync(STANDARD_OUTPUT, bytes, written);
	} catch {
		// The rest of this line is lost, so the next write begins on a new line.
	}
	if (written > 0) lastLineCut = written < bytes.length;
}
