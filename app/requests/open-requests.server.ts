import { sql } from "kysely";
import { db, now } from "../database/client.server.ts";
import { today } from "../i18n/format.ts";
import { answerStatistics } from "./answer-statistics.server.ts";
import { officeClock } from "../office-hours/office-clock.server.ts";
import type { OpenRequest, OpenRequests } from "./open-requests.ts";
import { countRequests } from "./list/request-tabs.server.ts";
import { waitingForAnswer } from "./waiting.ts";
import { waitsColumn, waitsFromColumn } from "../office-hours/waits-from.server.ts";

/** Of so many that wait for an answer, those that have waited longest, it is asked whether they are overdue. */
const LOOKED_AT = 200;

/** The newest unprocessed requests, their total number, and those that wait too long for an answer. */
export async function openRequests(limit: number): Promise<OpenRequests> {
	const [{ open, hidden_open, suspicious }, newest, waiting, due, clock, statistics] = [
		await countRequests(),
		await openQuery(limit).execute(),
		await waitingQuery().execute(),
		await dueQuery(limit).execute(),
		await officeClock(),
		await answerStatistics(),
	];
	const time = now();
	const withWait = ({ released_at, reply_since, ...row }: Row): OpenRequest => ({
		...row,
		waiting: waitingForAnswer(clock, { ...row, released_at, reply_since }, time),
	});
	const overdue = waiting.map(withWait).filter(({ waiting }) => waiting?.overdue);
	const first = overdue.slice(0, limit);
	return {
		count: open,
		hidden: hidden_open,
		suspicious,
		due: due.map(withWait),
		overdue: { count: overdue.length, first },
		newest: newest.filter(({ id }) => ![...first, ...due].some((shown) => shown.id === id)).map(withWait),
		statistics,
	};
}

type Row = Awaited<ReturnType<ReturnType<typeof openQuery>["execute"]>>[number];

/** Exported for the bench, which shows its query plan. The condition is that of an index, so it has no parameters. */
export function openQuery(limit: number) {
	return unprocessed().orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
}

function waitingQuery() {
	return unprocessed().where(waitsColumn()).orderBy(waitsFromColumn()).orderBy("id").limit(LOOKED_AT);
}

function dueQuery(limit: number) {
	return unprocessed().where("follow_up", "<=", today()).orderBy("follow_up").orderBy("id").limit(limit);
}

function unprocessed() {
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "default_subject", "offer_name", "created_at", "released_at", "ausgeblendet"])
		.select(["first_answer_at", "reply_since"])
		.where(sql<boolean>`not bearbeitet and suspicion is null`);
}
