import { sql } from "kysely";
import { now } from "./client.server.ts";

/** The columns that each change of a row also writes. */
export function nextVersion(time = now()) {
	return { version: sql<number>`version + 1`, updated_at: time };
}
