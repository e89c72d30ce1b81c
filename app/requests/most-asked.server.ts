import { sql } from "kysely";
import { db, now } from "../database/client.server.ts";

/** A machine and how often it was asked for on each day of the time looked at, the oldest first. */
export type AskedMachine = { id: string; name: string; count: number; days: number[] };

export const ASKED_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** The machines that most requests of the last 30 days are about, without suspicious ones. */
export async function mostAsked(limit: number): Promise<AskedMachine[]> {
	const since = Date.parse(now()) - ASKED_DAYS * DAY_MILLISECONDS;
	const asked = db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["offer_id", "created_at"])
		.where("offer_id", "is not", null)
		.where("suspicion", "is", null)
		.where("created_at", ">=", new Date(since).toISOString())
		.unionAll(
			db()
				.selectFrom("request_machines")
				.innerJoin("Kontaktanfragen_Archiv as request", "request.id", "request_machines.request_id")
				.select(["request_machines.offer_id", "request.created_at"])
				.where("request_machines.offer_id", "is not", null)
				.where("request.suspicion", "is", null)
				.where("request.created_at", ">=", new Date(since).toISOString()),
		);
	const rows = await db()
		.selectFrom(asked.as("asked"))
		.innerJoin("Angebote", "Angebote.id", "asked.offer_id")
		.select(["Angebote.id", "Angebote.name", "asked.created_at"])
		.orderBy(sql`asked.created_at`)
		.execute();
	return [...Map.groupBy(rows, ({ id }) => id)]
		.map(([id, requests]) => {
			const days = Array.from({ length: ASKED_DAYS }, () => 0);
			for (const { created_at } of requests) {
				const day = Math.floor((Date.parse(created_at) - since) / DAY_MILLISECONDS);
				days[Math.min(day, ASKED_DAYS - 1)]! += 1;
			}
			return { id, name: requests[0]!.name, count: requests.length, days };
		})
		.toSorted((a, b) => b.count - a.count)
		.slice(0, limit);
}
