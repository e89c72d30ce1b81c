import { BadSetting } from "../config/config.server.ts";

/** PostgreSQL can't be reached now; it may come back by itself. */
export class DatabaseAway extends BadSetting {
	constructor(cause: unknown) {
		super(`DATABASE_URL names a database that does not answer (${reasonOf(cause)}).`, { cause });
		this.name = "DatabaseAway";
	}
}

/** SQLSTATEs of a server that starts, stops, or has no connection left for us. */
const passing = /^(08|57P0|53300)/;
const unreached = /^(ECONN|EHOST|ENET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE)/;
/** The driver's messages about a missing connection; these errors have no code. */
const lost = /^(timeout exceeded|Connection terminated|Query read timeout)/;

/** Whether an error means that PostgreSQL can't be reached, and not that it refuses us or a query of ours. */
export function isAway(error: unknown): boolean {
	if (error instanceof DatabaseAway) return true;
	if (!(error instanceof Error)) return false;
	const { code = "", syscall, message } = error as Error & { code?: string; syscall?: string };
	return passing.test(code) || unreached.test(code) || syscall === "connect" || lost.test(message);
}

/** An error in a word or two. */
export function reasonOf(error: unknown): string {
	const { code, message } = error as { code?: string; message?: string };
	return code ?? message ?? "unknown reason";
}
