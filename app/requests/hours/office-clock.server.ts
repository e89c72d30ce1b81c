import { changeSetting } from "../../log/change-setting.server.ts";
import type { Actor } from "../../log/audit.ts";
import { type Connection, db, inTransaction, now } from "../../foundation/database/client.server.ts";
import { readSetting } from "../../foundation/database/settings.server.ts";
import { dayByName } from "../../foundation/i18n/format.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { type Language, languages } from "../../foundation/i18n/language.ts";
import {
	answerPromise,
	clockTime,
	clockWords,
	type Opening,
	openingLines,
} from "../../foundation/i18n/opening-hours.ts";
import { clockWith } from "./holidays.server.ts";
import { deadline } from "./answer-time.ts";
import { type EarlierHours, type OfficeClock, openingSpans, type Week } from "./office-hours.ts";
import { defaultWeek } from "./office-settings.ts";

const NAME = "office_hours";

const MOST_EARLIER = 10;

async function storedHours(on: Connection): Promise<{ week: Week; earlier: EarlierHours }> {
	const value = await readSetting(NAME, on);
	return value ? (JSON.parse(value) as { week: Week; earlier: EarlierHours }) : { week: defaultWeek, earlier: [] };
}

export async function officeWeek(on: Connection = db()): Promise<Week> {
	return (await storedHours(on)).week;
}

let lastKnown = defaultWeek;

/** The hours for the website; the last known ones without the database, because pages must stay readable. */
export async function openingHours(language: Language): Promise<Opening> {
	lastKnown = await officeWeek().catch(() => lastKnown);
	const spans = openingSpans(lastKnown);
	return { spans, lines: openingLines(language, spans), answer: answerPromise(language, spans) };
}

export async function officeClock(on: Connection = db()): Promise<OfficeClock> {
	const { week, earlier } = await storedHours(on);
	return { ...clockWith(week), earlier };
}

/** `promisedAnswer` in every language, since its reader may change the page's. */
export async function promisedAnswers(): Promise<Record<Language, string>> {
	const sentences = languages.map(async (language) => [language, await promisedAnswer(language)] as const);
	return Object.fromEntries(await Promise.all(sentences)) as Record<Language, string>;
}

/** The sentence that promises an answer to a request of this time (UTC): the same on the page and in the mail. */
export async function promisedAnswer(language: Language, received = now(), on: Connection = db()): Promise<string> {
	const clock = await officeClock(on);
	const { day, minutes } = deadline(clock, received);
	const time = clockWords(language, minutes);
	const hours = openingLines(language, openingSpans(clock.week)).join("; ");
	return textsIn(language).of("acknowledgementMail")("answer", { hours, day: dayByName(language, day), time });
}

/** Sets the hours, and remembers those before, because what they promised stays. */
export async function setOfficeWeek(week: Week, by: Actor): Promise<void> {
	await inTransaction(async (t) => {
		const was = await storedHours(t);
		const earlier = [...was.earlier, { until: now(), week: was.week }].slice(-MOST_EARLIER);
		const change = { field: NAME, from: inWords(was.week), to: inWords(week) };
		await changeSetting(change, JSON.stringify({ week, earlier }), by, t);
	});
}

/** "1: 6:30–16:00; …", with the weekdays as numbers from Sunday, 0. */
function inWords(week: Week): string {
	return week
		.flatMap((hours, day) => (hours ? [`${day}: ${clockTime(hours.opens)}–${clockTime(hours.closes)}`] : []))
		.join("; ");
}
