import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from "pino";
import { config } from "../app/foundation/config/config.server.ts";
import { writeLines } from "./log-output.ts";

const BATCH = { characters: 8192, milliseconds: 1000 };
/** Times in ISO 8601 and levels by name: people read the log, too. */
const readable: LoggerOptions = {
	timestamp: stdTimeFunctions.isoTime,
	formatters: { level: (level) => ({ level }) },
};

/** The program's log on standard output: one JSON object a line, never with text that visitors or staff wrote. */
export function openLog(): Logger {
	return pino({ ...readable, level: config().logLevel, serializers: { err: errorForLog } }, { write: writeLines });
}

/** Lines of the batched log that are not written yet. */
let waiting = "";

/** The same log, but written once a second, for requests that take less time than writing a line. */
export function openBatchedLog(): Logger {
	const write = (line: string) => {
		waiting += line;
		if (waiting.length >= BATCH.characters) writeBatch();
	};
	setInterval(writeBatch, BATCH.milliseconds).unref();
	return pino({ ...readable, level: config().logLevel }, { write });
}

export function writeBatch(): void {
	if (waiting) writeLines(waiting);
	waiting = "";
}

/** The loggable part of an error. PostgreSQL's messages quote values of rows, so only their code and place are kept. */
export function errorForLog(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { type: typeof error };
	const { name, code, table, constraint, routine, severity } = error as Error & Record<string, unknown>;
	if (severity !== undefined && routine !== undefined) return { type: "PostgreSQL", code, table, constraint, routine };
	return { type: name, code, message: error.message, stack: error.stack };
}
