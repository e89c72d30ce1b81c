import { may, type Role } from "../accounts/role.ts";
import { dueRecords } from "../content/due-records.server.ts";
import { today } from "../foundation/i18n/format.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { officeClock } from "../foundation/i18n/office-time.ts";
import { appliedFor } from "../requests/applications/application-subject.server.ts";
import { oldestApplications, requestsToAnswer } from "../requests/open-requests.server.ts";
import { requestPath } from "../requests/request-kind.ts";
import { collections, kindsFor } from "./collections/collections.ts";
import { linesByDay, type TodayLine } from "./today.ts";

const MOST = 100;

export type Today = Awaited<ReturnType<typeof readToday>>;

/** What somebody with this role has to do. */
export async function readToday(role: Role, language: Language) {
	const lines = (await Promise.all(kindsFor(role).map((kind) => linesOfRecords(kind, language)))).flat();
	if (may(role, "requests")) lines.push(...(await requestsToAnswer(language, MOST)));
	if (may(role, "applications")) lines.push(...(await linesOfApplications()));
	/** On the office's clock. */
	const now = officeClock(new Date().toISOString());
	return { byDay: linesByDay(lines, now), now };
}

async function linesOfRecords(kind: keyof typeof collections, language: Language): Promise<TodayLine[]> {
	const record = collections[kind];
	const due = await dueRecords(record, MOST, language);
	return due.map(({ id, name, why, at, whom }) => ({
		to: record.office.edit + id,
		why,
		name,
		detail: whom,
		at: why === "publish" ? officeClock(at) : today(new Date(at)),
	}));
}

async function linesOfApplications(): Promise<TodayLine[]> {
	const applications = await oldestApplications(MOST);
	return applications.map(({ id, name, subject, created_at, follow_up, assigned }) => ({
		to: requestPath("application", id),
		name,
		assigned,
		...(follow_up !== null && follow_up <= today()
			? { why: "followUp", detail: subject, at: follow_up }
			: { why: "application", detail: appliedFor(subject), at: today(new Date(created_at)) }),
	}));
}
