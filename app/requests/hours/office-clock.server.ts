import { changeSetting } from "../../log/write-audit.server.ts";
import type { Actor } from "../../log/audit.ts";
import { type Connection, db, now } from "../../foundation/database/client.server.ts";
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
import { timeOnOfficeClock } from "../../foundation/i18n/office-time.ts";
import type { ContactValues } from "../contact/contact-form.ts";
import { isUrgentSubject } from "../default-subject.ts";
import type { NumberedMachine } from "../request-machines.server.ts";
import { clockWith } from "./holidays.server.ts";
import { deadline } from "./answer-time.ts";
import {
	type EarlierHours,
	type Moment,
	nextChange,
	type OfficeClock,
	openingSpans,
	type Week,
} from "./office-hours.ts";
import { defaultWeek } from "./office-settings.ts";

export const OFFICE_HOURS = "office_hours";

const MOST_EARLIER = 10;

async function storedHours(on: Connection): Promise<{ week: Week; earlier: EarlierHours }> {
	const value = await readSetting(OFFICE_HOURS, on);
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

/** When the office opens next, in words, null while it is open; and until when (UTC) a page may say so. */
export async function nextOpening(language: Language) {
	const { isOpen, at } = nextChange(await officeClock().catch(() => clockWith(lastKnown)), now());
	const until = timeOnOfficeClock(`${at.day}T${clockTime(at.minutes, { digits: 2 })}`)!;
	return { opens: isOpen ? null : inWords(language, at), until: new Date(until).toUTCString() };
}

const inWords = (language: Language, { day, minutes }: Moment) => ({
	// Without the year; day and month stay on one line.
	day: dayByName(language, day)
		.replace(/ \d{4}$/, "")
		.replace(/(?<=\d\.?) /, "\u00a0"),
	time: clockWords(language, minutes),
});

export async function officeClock(on: Connection = db()): Promise<OfficeClock> {
	const { week, earlier } = await storedHours(on);
	return { ...clockWith(week), earlier };
}

/** What its sender sees of a request, with `promisedAnswer` in every language, since its reader may change the page's. */
export async function sentRequest(values: ContactValues, machines: NumberedMachine[]) {
	const { subject, message, email, phone } = values;
	const [clock, received] = [await officeClock(), now()];
	const sentences = languages.map((language) => [language, promisedAnswer(language, subject, clock, received)]);
	const promise = Object.fromEntries(sentences) as Record<Language, string>;
	return { subject, message, email, phone, machines, promise, isOpen: nextChange(clock, received).isOpen };
}

/**
 * The sentence that promises an answer to a request of this time (UTC): the same on the page and in the mail. An
 * emergency outside office hours is called back as soon as these begin.
 */
export function promisedAnswer(language: Language, subject: string, clock: OfficeClock, received: string): string {
	const t = textsIn(language).of("acknowledgementMail");
	const { isOpen, at } = nextChange(clock, received);
	if (!isOpen && isUrgentSubject(subject)) return t("callBack", inWords(language, at));
	const hours = openingLines(language, openingSpans(clock.week)).join("; ");
	return t("answer", { hours, ...inWords(language, deadline(clock, received, isUrgentSubject(subject))) });
}

/** Sets the hours, and remembers those before, because what they promised stays. */
export async function setOfficeWeek(week: Week, by: Actor, t: Connection = db()): Promise<void> {
	const was = await storedHours(t);
	const earlier = [...was.earlier, { until: now(), week: was.week }].slice(-MOST_EARLIER);
	const change = { field: OFFICE_HOURS, from: inFigures(was.week), to: inFigures(week) };
	await changeSetting(change, JSON.stringify({ week, earlier }), by, t);
}

/** "1: 6:30–16:00; …", with the weekdays as numbers from Sunday, 0. */
function inFigures(week: Week): string {
	return week
		.flatMap((hours, day) => (hours ? [`${day}: ${clockTime(hours.opens)}–${clockTime(hours.closes)}`] : []))
		.join("; ");
}
