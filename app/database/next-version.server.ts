import { sql } from "kysely";
import { now } from "./client.server.ts";

/** What each change of a row writes besides its values: the next version, and the time (UTC). */
export function nextVersion(time = now()) {
	return { version: sql<number>`version + 1`, updated_at: time };
}
