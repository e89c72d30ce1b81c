import { sql } from "kysely";
import { db, engine, now } from "../database/client.server.ts";
import { isOverdue } from "./answer-time.ts";
import { officeMinutes } from "./office-hours.ts";
import type { OpenRequests, WaitingRequest } from "./open-requests.ts";
import { countRequests } from "./request-list.server.ts";

/** The newest unprocessed requests, their total number, and the one that has waited longest. */
export async function openRequests(limit: number): Promise<OpenRequests> {
	const [{ open }, newest, [oldest]] = [
		await countRequests(),
		await openQuery("desc", limit).execute(),
		await openQuery("asc", 1).execute(),
	];
	const time = now();
	const listed = newest.some(({ id }) => id === oldest?.id);
	return {
		count: open,
		newest: newest.map((row) => withWaitingTime(row, time)),
		longest: oldest && !listed ? withWaitingTime(oldest, time) : null,
	};
}

/** Exported for the bench, which shows its query plan. */
export function openQuery(direction: "asc" | "desc", limit: number) {
	// A literal, as in the partial index: with a parameter, SQLite would not know that the index applies.
	const no = sql.lit(engine() === "sqlite" ? 0 : false);
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "created_at"])
		.where(sql<boolean>`bearbeitet = ${no} and ausgeblendet = ${no}`)
		.orderBy("created_at", direction)
		.orderBy("id", direction)
		.limit(limit);
}

function withWaitingTime(
	row: Pick<WaitingRequest, "id" | "name" | "subject" | "created_at">,
	time: string,
): WaitingRequest {
	return { ...row, officeMinutes: officeMinutes(row.created_at, time), overdue: isOverdue(row.created_at, time) };
}
