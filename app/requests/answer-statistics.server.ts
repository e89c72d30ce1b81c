import { db } from "../database/client.server.ts";
import { today } from "../i18n/format.ts";
import { officeClock } from "../office-hours/office-clock.server.ts";
import { officeMoment, officeTime, type OfficeTime } from "../office-hours/office-hours.ts";

/** How quickly requests were answered this month: how many, the median time in office hours, and the share under an hour. */
export type AnswerStatistics = { count: number; median: OfficeTime; underAnHour: number };

const HOUR = 60;
/** The office's zone is less than a day away from UTC. */
const DAY_MILLISECONDS = 24 * 3_600_000;

/** The figures of the month to which `day` belongs, by the first answer of a person; null when there was none. */
export async function answerStatistics(day = today()): Promise<AnswerStatistics | null> {
	const firstDay = `${day.slice(0, 8)}01`;
	const rows = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["first_answer_at", "first_answer_minutes"])
		.where("first_answer_at", ">=", new Date(Date.parse(firstDay) - DAY_MILLISECONDS).toISOString())
		.orderBy("first_answer_minutes")
		.execute();
	const minutes = rows
		.filter(({ first_answer_at }) => officeMoment(first_answer_at!).day >= firstDay)
		.map(({ first_answer_minutes }) => first_answer_minutes!);
	if (minutes.length === 0) return null;
	const middle = Math.floor(minutes.length / 2);
	const median =
		minutes.length % 2 === 1 ? minutes[middle]! : Math.round((minutes[middle - 1]! + minutes[middle]!) / 2);
	return {
		count: minutes.length,
		median: officeTime(await officeClock(), median),
		underAnHour: minutes.filter((one) => one < HOUR).length / minutes.length,
	};
}
