import { sql } from "kysely";
import { db, now } from "../foundation/database/client.server.ts";
import { countOf } from "../foundation/database/count.server.ts";
import { overdueBefore } from "./hours/answer-time.ts";
import { today } from "../foundation/i18n/format.ts";
import { officeClock } from "./hours/office-clock.server.ts";
import { conditionOf, countOpenApplications, countOpenRequests } from "./list/request-tabs.server.ts";
import { ofKind, waitsFromColumn } from "./request-kind.server.ts";
import { waitingForAnswer } from "./waiting.ts";

export async function openRequests(limit: number) {
	const [clock, time] = [await officeClock(), now()];
	const late = unprocessed()
		.where("first_answer_at", "is", null)
		.where(waitsFromColumn(), "<", overdueBefore(clock, time));
	const [{ open, hiddenOpen, suspicious }, newest, overdue, first, due] = [
		await countOpenRequests(),
		await openQuery(limit).execute(),
		await countOf(late.clearSelect()),
		await late.orderBy(waitsFromColumn()).orderBy("id").limit(limit).execute(),
		await dueQuery(limit).execute(),
	];
	const withWait = (row: Row) => ({ ...row, waiting: waitingForAnswer(clock, row, time) });
	return {
		count: open,
		hidden: hiddenOpen,
		/** Suspicious ones that nobody has looked at yet. */
		suspicious,
		/** Requests whose follow-up is due, the oldest day first. */
		due: due.map(withWait),
		/** Requests that nobody has answered in time, the longest waiting first. */
		overdue: { count: overdue, first: first.map(withWait) },
		/** Without those above. */
		newest: newest.filter(({ id }) => ![...first, ...due].some((shown) => shown.id === id)).map(withWait),
	};
}

export type OpenRequests = Awaited<ReturnType<typeof openRequests>>;

type Row = Awaited<ReturnType<ReturnType<typeof openQuery>["execute"]>>[number];

/** Exported for the bench, which shows its query plan. The condition is that of an index, so it has no parameters. */
export function openQuery(limit: number) {
	return unprocessed().orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
}

function dueQuery(limit: number) {
	return unprocessed().where("follow_up", "<=", today()).orderBy("follow_up").orderBy("id").limit(limit);
}

function unprocessed() {
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "default_subject", "offer_name", "created_at", "released_at", "ausgeblendet"])
		.select(["kind", "first_answer_at"])
		.where(ofKind("request"))
		.where(sql<boolean>`not bearbeitet and suspicion is null`);
}

/** The number of open applications, and those that have waited longest. */
export async function oldestApplications(limit: number) {
	const oldest = db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "created_at"])
		.where(conditionOf({ kind: "application", tab: "open" }, ""))
		.orderBy("created_at")
		.orderBy("id");
	return { count: await countOpenApplications(), first: await oldest.limit(limit).execute() };
}
