import { sql } from "kysely";
import { db, now } from "../database/client.server.ts";
import { today } from "../i18n/format.ts";
import { answerStatistics } from "./answer-statistics.server.ts";
import { officeClock } from "../office-hours/office-clock.server.ts";
import type { OpenRequest, OpenRequests } from "./open-requests.ts";
import { countRequests } from "./list/request-tabs.server.ts";
import { waitingForAnswer } from "./waiting.ts";
import { waitsFromColumn } from "../office-hours/waits-from.server.ts";

/** The newest unprocessed requests, their total number, and the one that has waited longest for an answer. */
export async function openRequests(limit: number): Promise<OpenRequests> {
	const [{ open, hidden_open, suspicious }, newest, [oldest], due, clock, statistics] = [
		await countRequests(),
		await openQuery(limit).execute(),
		await longestQuery().execute(),
		await dueQuery(limit).execute(),
		await officeClock(),
		await answerStatistics(),
	];
	const time = now();
	const withWait = ({ released_at, ...row }: Row): OpenRequest => ({
		...row,
		waiting: waitingForAnswer(clock, { ...row, released_at }, time),
	});
	const listed = newest.some(({ id }) => id === oldest?.id);
	return {
		count: open,
		hidden: hidden_open,
		suspicious,
		due: due.map(withWait),
		newest: newest.map(withWait),
		statistics,
		longest: oldest && !listed ? withWait(oldest) : null,
	};
}

type Row = Awaited<ReturnType<ReturnType<typeof openQuery>["execute"]>>[number];

/** Exported for the bench, which shows its query plan. The condition is that of an index, so it has no parameters. */
export function openQuery(limit: number) {
	return unprocessed().orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
}

function longestQuery() {
	return unprocessed().where("first_answer_at", "is", null).orderBy(waitsFromColumn()).orderBy("id").limit(1);
}

function dueQuery(limit: number) {
	return unprocessed().where("follow_up", "<=", today()).orderBy("follow_up").orderBy("id").limit(limit);
}

function unprocessed() {
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "default_subject", "offer_name", "created_at", "released_at", "ausgeblendet"])
		.select("first_answer_at")
		.where(sql<boolean>`not bearbeitet and suspicion is null`);
}
