import { type Logger, pino } from "pino";
import { config } from "../app/config.server.ts";
import { errorForLog } from "./error-for-log.ts";

/** The program's log, to standard output: one JSON object a line, without what visitors or staff have written. */
export function openLog(): Logger {
	return pino({ level: config().logLevel, serializers: { err: errorForLog } });
}
