import { fstatSync, writeSync } from "node:fs";

const STANDARD_OUTPUT = 1;
/** What may wait for a reader who is behind, in bytes: some thousand lines. */
const MOST_WAITING = 1024 * 1024;
/** A stop waits at most this long for a reader. */
const END_MILLISECONDS = 1000;

let lost = 0;
/** Whether the last line of a file was cut off. */
let torn = false;
let isFile: boolean | undefined;

/**
 * Writes whole lines to standard output and waits for nobody. A pipe takes them when its reader does, up to a bound;
 * beyond it they are lost, and counted. A file takes them at once, and what does not fit on a full disk is lost.
 * (Pino's own output, sonic-boom, tries a full pipe or disk again and again within the event loop, or gives a pipe that
 * waits to one of the four threads that files need, for good.)
 */
export function writeLines(lines: string): void {
	isFile ??= toFile();
	if (isFile) return writeToFile(lines);
	if (process.stdout.writableLength + lines.length > MOST_WAITING) {
		lost += lines.split("\n").length - 1;
		return;
	}
	process.stdout.write(lostLines() + lines);
}

/** Waits a moment for what was not read yet, so that the last lines are not lost with the process. */
export async function endOutput(): Promise<void> {
	if (isFile !== false || process.stdout.writableLength === 0) return;
	const patience = new Promise((enough) => setTimeout(enough, END_MILLISECONDS));
	await Promise.race([new Promise((written) => process.stdout.write(lostLines(), written)), patience]);
}

function toFile(): boolean {
	// A reader who is gone (EPIPE) ends the process, unless somebody hears of it; one who opens a named pipe again gets
	// what comes from then on.
	if (process.stdout.listenerCount("error") === 0) process.stdout.on("error", () => {});
	return fstatSync(STANDARD_OUTPUT).isFile();
}

/** Says how many lines are missing at this place; nothing when none are. */
function lostLines(): string {
	if (lost === 0) return "";
	const line = JSON.stringify({
		level: 40,
		time: Date.now(),
		pid: process.pid,
		lost,
		msg: "lines of the log were lost: nobody read them",
	});
	lost = 0;
	return `${line}\n`;
}

function writeToFile(lines: string): void {
	const bytes = Buffer.from(torn ? `\n${lines}` : lines);
	let written = 0;
	try {
		while (written < bytes.length) written += writeSync(STANDARD_OUTPUT, bytes, written);
	} catch {
		// Of a line that was begun the rest is missing; the next one begins anew.
	}
	if (written > 0) torn = written < bytes.length;
}
