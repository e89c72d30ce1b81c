import { may, type Role } from "../accounts/role.ts";
import { collections, kindsFor } from "./collections/collections.ts";
import { dueRecords } from "../content/due-records.server.ts";
import { oldestApplications } from "../requests/open-requests.server.ts";
import { requestPath } from "../requests/request-kind.ts";
import { type TodayGroup, todayGroups, type TodayLine } from "./today.ts";

/** The most lines of a group. */
const SHOWN = 4;

/** The first lines for a reason, and how many there are. */
type Reason = { why: TodayLine["why"]; count: number; lines: TodayLine[] };

/** What somebody with this role should look at today, apart from the requests. */
export async function readToday(role: Role): Promise<TodayGroup[]> {
	const due = (
		await Promise.all(
			kindsFor(role).map(async (kind) => {
				const record = collections[kind];
				return (await dueRecords(record, SHOWN)).map(({ first, ...reason }) => ({
					...reason,
					lines: first.map(({ id, name, ...line }) => ({ to: record.office.edit + id, title: name, ...line })),
				}));
			}),
		)
	).flat();
	const reasons: Reason[] = [...due, ...(may(role, "applications") ? [await openApplications()] : [])];
	return todayGroups.flatMap((group) => {
		const own = reasons.filter(({ why }) => group.of.some((reason) => reason === why));
		const count = own.reduce((sum, reason) => sum + reason.count, 0);
		const sorted = own.flatMap(({ lines }) => lines).toSorted((a, b) => a.at.localeCompare(b.at));
		return count > 0 ? [{ name: group.name, count, lines: sorted.slice(0, SHOWN) }] : [];
	});
}

async function openApplications(): Promise<Reason> {
	const why = "application";
	const { count, first } = await oldestApplications(SHOWN);
	return {
		why,
		count,
		lines: first.map(({ id, name, subject, created_at }) => ({
			to: requestPath(why, id),
			title: name,
			why,
			at: created_at,
			whom: subject,
		})),
	};
}
