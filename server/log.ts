import { type Logger, pino } from "pino";
import { config } from "../app/config.server.ts";
import { errorForLog } from "./error-for-log.ts";
import { writeLines } from "./log-output.ts";

const BATCH = { characters: 8192, milliseconds: 1000 };

/** The program's log, to standard output: one JSON object a line, without what visitors or staff have written. */
export function openLog(): Logger {
	return pino({ level: config().logLevel, serializers: { err: errorForLog } }, { write: writeLines });
}

/** The same, written in one go a second: for answers that take no longer than a write. */
export function openBatchedLog(): { log: Logger; end: () => void } {
	let lines = "";
	const flush = () => {
		if (lines) writeLines(lines);
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
