import { sql } from "kysely";
import { db, engine, now } from "../database/client.server.ts";
import { isOverdue } from "./answer-time.ts";
import { officeMinutes } from "./office-hours.ts";
import type { OpenRequests, WaitingRequest } from "./open-requests.ts";
import { countRequests } from "./request-list.server.ts";

/** The newest requests that nobody has processed, how many there are, and which of them waits longest. */
export async function openRequests(most: number): Promise<OpenRequests> {
	const [{ open }, newest, [oldest]] = [
		await countRequests(),
		await openQuery("desc", most).execute(),
		await openQuery("asc", 1).execute(),
	];
	const time = now();
	const listed = newest.some(({ id }) => id === oldest?.id);
	return {
		count: open,
		newest: newest.map((row) => waiting(row, time)),
		longest: oldest && !listed ? waiting(oldest, time) : null,
	};
}

/** Exported for the bench, which shows its plan. */
export function openQuery(direction: "asc" | "desc", most: number) {
	// Written out as in the index of open requests: with a parameter in its place SQLite would not know that it fits.
	const no = sql.lit(engine() === "sqlite" ? 0 : false);
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "created_at"])
		.where(sql<boolean>`bearbeitet = ${no} and ausgeblendet = ${no}`)
		.orderBy("created_at", direction)
		.orderBy("id", direction)
		.limit(most);
}

function waiting(row: Pick<WaitingRequest, "id" | "name" | "subject" | "created_at">, time: string): WaitingRequest {
	return { ...row, officeMinutes: officeMinutes(row.created_at, time), overdue: isOverdue(row.created_at, time) };
}
