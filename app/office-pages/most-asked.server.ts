import { db } from "../database/client.server.ts";
import { today } from "../i18n/format.ts";
import { mostViewed, viewsOf } from "../offers/machine-views.server.ts";
import { requestTimes } from "../requests/request-times.server.ts";

/** How often something happened on each day of the time looked at, the oldest first. */
export type PerDay = { count: number; days: number[] };
export type AskedMachine = { id: string; name: string; requests: PerDay; views: PerDay };

const LOOKED_AT_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** The machines that most requests of the last 30 days are about, then those that were opened most. */
export async function mostAsked(limit: number): Promise<AskedMachine[]> {
	const days = Array.from({ length: LOOKED_AT_DAYS }, (_, ago) =>
		today(new Date(Date.now() - (LOOKED_AT_DAYS - 1 - ago) * DAY_MILLISECONDS)),
	);
	const [requests, viewed] = await Promise.all([
		requestTimes(new Date(Date.now() - LOOKED_AT_DAYS * DAY_MILLISECONDS).toISOString()),
		mostViewed(days[0]!, 2 * limit),
	]);
	const ids = [...new Set([...requests.keys(), ...viewed])];
	const views = await viewsOf(ids, days[0]!);
	const perDay = (happened: { day: string; count: number }[]): PerDay => {
		const counts = days.map((day) => happened.reduce((sum, one) => sum + (one.day === day ? one.count : 0), 0));
		return { count: counts.reduce((sum, one) => sum + one, 0), days: counts };
	};
	const machines = ids
		.map((id) => ({
			id,
			requests: perDay((requests.get(id) ?? []).map((at) => ({ day: today(new Date(at)), count: 1 }))),
			views: perDay((views.get(id) ?? []).map(({ day, views: count }) => ({ day, count }))),
		}))
		.toSorted((a, b) => b.requests.count - a.requests.count || b.views.count - a.views.count);
	const names = await namesOf(machines.slice(0, 2 * limit).map(({ id }) => id));
	return machines
		.flatMap((machine) => (names.has(machine.id) ? [{ ...machine, name: names.get(machine.id)! }] : []))
		.slice(0, limit);
}

/** Machines in the trash have none. */
async function namesOf(ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db().selectFrom("Angebote").select(["id", "name"]).where("id", "in", ids).execute();
	return new Map(rows.map(({ id, name }) => [id, name]));
}
