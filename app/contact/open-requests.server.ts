import { sql } from "kysely";
import { db, now } from "../database/client.server.ts";
import { today } from "../i18n/format.ts";
import { answerStatistics } from "./answer-statistics.server.ts";
import { officeClock } from "./office-clock.server.ts";
import type { OpenRequest, OpenRequests } from "./open-requests.ts";
import { countRequests } from "./request-tabs.server.ts";
import { waitingForAnswer } from "./waiting.ts";

/** The newest unprocessed requests, their total number, and the one that has waited longest for an answer. */
export async function openRequests(limit: number): Promise<OpenRequests> {
	const [{ open, hidden_open, suspicious }, newest, [oldest], due, clock, statistics] = [
		await countRequests(),
		await openQuery("desc", limit).execute(),
		await openQuery("asc", 1).where("first_answer_at", "is", null).execute(),
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
export function openQuery(direction: "asc" | "desc", limit: number) {
	return unprocessed().orderBy("created_at", direction).orderBy("id", direction).limit(limit);
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
