import { sql } from "kysely";
import { type Connection, db, now } from "../foundation/database/client.server.ts";
import { startOfDay } from "../foundation/i18n/office-time.ts";

/** A machine that a request is about; `id` is null once its offer is deleted, `nr` for very old requests. */
export type RequestMachine = { id: string | null; name: string; nr: number | null };
export type NumberedMachine = RequestMachine & { nr: number };

/** Stores the machines of a request beyond the first one, which is in the request's row. */
export async function keepFurther(requestId: string, machines: readonly NumberedMachine[], t: Connection) {
	if (machines.length === 0) return;
	const updated_at = now();
	const rows = machines.map(({ id, name, nr }, position) => ({
		request_id: requestId,
		position,
		offer_id: id,
		offer_name: name,
		offer_nr: nr,
		updated_at,
	}));
	await t.insertInto("request_machines").values(rows).execute();
}

export async function machinesOf(
	requestId: string,
	{ offer_id, offer_name, offer_nr }: { offer_id: string | null; offer_name: string | null; offer_nr: number | null },
	on: Connection = db(),
): Promise<RequestMachine[]> {
	const first = offer_name === null ? [] : [{ id: offer_id, name: offer_name, nr: offer_nr }];
	const further = await on
		.selectFrom("request_machines")
		.select(["offer_id as id", "offer_name as name", "offer_nr as nr"])
		.where("request_id", "=", requestId)
		.orderBy("position")
		.execute();
	return [...first, ...further];
}

/** How many machines a request has beyond the first; `request` is the column with its id. */
export const countFurther = (request: string) =>
	sql<number>`(select cast(count(*) as integer) from request_machines where request_id = ${sql.ref(request)})`;

/** The path of an offer's first picture; `offer` is the column with its id. */
export const coverOf = (offer: string) =>
	sql<string | null>`(
		select path from "Angebote_Bilder" inner join pictures on pictures.id = picture_id
		where "Angebote_Bilder".offer_id = ${sql.ref(offer)} and position = 0
	)`;

/** Counts the requests about offers since a calendar day, by the offer's id, without suspicious ones. */
export async function requestsSince(day: string, offerIds: readonly string[]): Promise<Map<string | null, number>> {
	const recent = db()
		.selectFrom("Kontaktanfragen_Archiv as request")
		.where("request.created_at", ">=", startOfDay(day))
		.where("suspicion", "is", null);
	const first = recent.select("request.offer_id").where("request.offer_id", "in", offerIds);
	const further = recent
		.innerJoin("request_machines as further", "further.request_id", "request.id")
		.select("further.offer_id")
		.where("further.offer_id", "in", offerIds);
	const rows = await db()
		.selectFrom(first.unionAll(further).as("asked"))
		.select(({ fn }) => ["offer_id", fn.countAll<number>().as("count")])
		.groupBy("offer_id")
		.execute();
	return new Map(rows.map(({ offer_id, count }) => [offer_id, Number(count)]));
}
