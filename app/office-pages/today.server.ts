import { may, type Role } from "../accounts/role.ts";
import { applicationPage } from "../applications/application-list.server.ts";
import { APPLICATIONS } from "../applications/application.ts";
import { collections, kindsFor } from "../collections/collections.ts";
import { dueRecords } from "../records/due-records.server.ts";
import { mostAsked } from "./most-asked.server.ts";
import { type Today, todayGroups, type TodayLine } from "./today.ts";

/** So many lines of each group are shown. */
const SHOWN = 4;
const MACHINES_SHOWN = 5;

/** What somebody with this role should look at today, beside the requests. */
export async function readToday(role: Role): Promise<Today> {
	const due = (
		await Promise.all(
			kindsFor(role).map(async (kind) => {
				const record = collections[kind];
				const found = await dueRecords(record);
				return found.map(({ id, name, ...line }) => ({ to: record.office.edit + id, title: name, ...line }));
			}),
		)
	).flat();
	const lines: TodayLine[] = [...due, ...(may(role, "applications") ? await openApplications() : [])];
	return {
		groups: todayGroups.flatMap((group) => {
			const own = lines.filter(({ why }) => group.of.some((reason) => reason === why));
			const sorted = own.toSorted((a, b) => a.at.localeCompare(b.at));
			return own.length > 0 ? [{ name: group.name, count: own.length, lines: sorted.slice(0, SHOWN) }] : [];
		}),
		asked: may(role, "requests") ? await mostAsked(MACHINES_SHOWN) : [],
	};
}

async function openApplications(): Promise<TodayLine[]> {
	const query = { q: "", page: 1, sort: "date-asc", size: 50, filters: { state: ["open"] } };
	const { lines } = await applicationPage(query);
	return lines.map(({ id, name, job_title, created_at }) => ({
		to: `${APPLICATIONS}/${id}`,
		title: name,
		why: "application",
		at: created_at,
		whom: job_title,
	}));
}
