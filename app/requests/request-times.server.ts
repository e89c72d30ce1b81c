import { db } from "../database/client.server.ts";

/** The times of the requests about each machine since a time, by offer; without suspicious ones. */
export async function requestTimes(since: string): Promise<Map<string, string[]>> {
	const rows = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["offer_id", "created_at"])
		.where("offer_id", "is not", null)
		.where("suspicion", "is", null)
		.where("created_at", ">=", since)
		.unionAll(
			db()
				.selectFrom("request_machines")
				.innerJoin("Kontaktanfragen_Archiv as request", "request.id", "request_machines.request_id")
				.select(["request_machines.offer_id", "request.created_at"])
				.where("request_machines.offer_id", "is not", null)
				.where("request.suspicion", "is", null)
				.where("request.created_at", ">=", since),
		)
		.execute();
	const byMachine = Map.groupBy(rows, ({ offer_id }) => offer_id!);
	return new Map([...byMachine].map(([id, requests]) => [id, requests.map(({ created_at }) => created_at)]));
}
