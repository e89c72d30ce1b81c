import { sql } from "kysely";
import { db } from "../foundation/database/client.server.ts";
import { today } from "../foundation/i18n/format.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { clockTime } from "../foundation/i18n/opening-hours.ts";
import { isUrgent } from "./default-subject.ts";
import { deadline } from "./hours/answer-time.ts";
import { officeClock } from "./hours/office-clock.server.ts";
import { urgentFirst } from "./list/request-list.server.ts";
import { listedSubject } from "./list/request-list.ts";
import { conditionOf } from "./list/request-tabs.server.ts";
import { requestPath } from "./request-kind.ts";
import { assignedEmail, ofKind, waitsFromColumn } from "./request-kind.server.ts";
import { waitsFrom } from "./waiting.ts";

/**
 * Returns open requests whose follow-up is due, and those that nobody has answered, `most` of each; a request may be
 * both. `at` is the day of the follow-up, or the deadline on the office's clock: "2026-11-27T10:30".
 */
export async function requestsToAnswer(language: Language, most: number) {
	const clock = await officeClock();
	const due = unprocessed().where("follow_up", "<=", today()).orderBy("follow_up").orderBy("id");
	const followUps = await due.limit(most).execute();
	const unanswered = await unansweredQuery(most).execute();
	type Row = (typeof unanswered)[number];
	const shown = ({ id, name, assigned, ...row }: Row) => {
		return { to: requestPath("request", id), name, assigned, detail: listedSubject(language, row) };
	};
	return [
		...followUps.map((row) => ({ ...shown(row), why: "followUp" as const, at: row.follow_up! })),
		...unanswered.map((row) => {
			const { day, minutes } = deadline(clock, waitsFrom(row), isUrgent(row));
			const why = isUrgent(row) ? ("urgent" as const) : ("answer" as const);
			return { ...shown(row), why, at: `${day}T${clockTime(minutes, { digits: 2 })}` };
		}),
	];
}

/** Emergencies first, then the longest waiting. Exported for the bench, which shows its query plan. */
export function unansweredQuery(most: number) {
	return unprocessed()
		.where("first_answer_at", "is", null)
		.orderBy(urgentFirst)
		.orderBy(waitsFromColumn)
		.orderBy("id")
		.limit(most);
}

export function unprocessed() {
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "default_subject", "offer_name", "created_at", "released_at", "follow_up"])
		.select(assignedEmail.as("assigned"))
		.where(ofKind("request"))
		.where(sql<boolean>`not bearbeitet and suspicion is null`);
}

/** Without those that were answered, until the day that the office has noted. */
export function oldestApplications(most: number) {
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "created_at", "follow_up", assignedEmail.as("assigned")])
		.where(({ or }) => or((["new", "us"] as const).map((tab) => conditionOf({ kind: "application", tab }, ""))))
		.orderBy("created_at")
		.orderBy("id")
		.limit(most)
		.execute();
}
