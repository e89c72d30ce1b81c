import { writeSync } from "node:fs";
import { type Logger, pino } from "pino";
import { config } from "../app/config.server.ts";
import { errorForLog } from "./error-for-log.ts";

const STANDARD_OUTPUT = 1;
/** Who reads our output may be behind for a moment: 20 times 5 ms, then what was to be said is lost. */
const PATIENCE = { times: 20, milliseconds: 5 };
const BATCH = { characters: 8192, milliseconds: 1000 };

/** The program's log, to standard output: one JSON object a line, without what visitors or staff have written. */
export function openLog(): Logger {
	return pino({ level: config().logLevel, serializers: { err: errorForLog } }, { write });
}

/** The same, written in one go a second: for answers that take no longer than a write. */
export function openBatchedLog(): { log: Logger; end: () => void } {
	let lines = "";
	const flush = () => {
		if (lines) write(lines);
		lines = "";
	};
	const log = pino(
		{ level: config().logLevel },
		{
			write(line) {
				lines += line;
				if (lines.length >= BATCH.characters) flush();
			},
		},
	);
	const timer = setInterval(flush, BATCH.milliseconds).unref();
	return {
		log,
		end() {
			clearInterval(timer);
			flush();
		},
	};
}

/** Whether the last line was cut off. */
let torn = false;

/**
 * What can't be written is lost: output that goes into a file on a full disk must not stop the site. (Pino's own way tries again for ever,
 * and nobody is served meanwhile.)
 */
function write(lines: string): void {
	const bytes = Buffer.from(torn ? `\n${lines}` : lines);
	let written = 0;
	for (let waits = 0; written < bytes.length;) {
		try {
			written += writeSync(STANDARD_OUTPUT, bytes, written);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EAGAIN" || ++waits > PATIENCE.times) break;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE.milliseconds);
		}
	}
	if (written > 0) torn = written < bytes.length;
}
