import { writeAudit } from "../../log/write-audit.server.ts";
import type { Actor } from "../../log/audit.ts";
import { type Connection, db } from "../../foundation/database/client.server.ts";
import { readSetting, storeSetting } from "../../foundation/database/settings.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { answerPromise, clockTime, type Opening, openingLines } from "../../foundation/i18n/opening-hours.ts";
import { clockIn } from "./holidays.server.ts";
import type { OfficeClock } from "./office-hours.ts";
import { defaultOffice, type OfficeSettings } from "./office-settings.ts";
import { openingSpans } from "./opening-spans.ts";

const NAME = "office_hours";

/** The hours of the office as an admin has set them. */
export async function officeSettings(on: Connection = db()): Promise<OfficeSettings> {
	const value = await readSetting(NAME, on);
	return value ? (JSON.parse(value) as OfficeSettings) : defaultOffice;
}

let lastKnown = defaultOffice;

/** The hours that the website names; without the database the last known ones, because its pages must stay readable. */
export async function openingHours(language: Language): Promise<Opening> {
	lastKnown = await officeSettings().catch(() => lastKnown);
	const spans = openingSpans(lastKnown.week);
	return { spans, lines: openingLines(language, spans), answer: answerPromise(language, spans) };
}

/** The clock by which waiting times and deadlines are counted. */
export async function officeClock(on: Connection = db()): Promise<OfficeClock> {
	const { state, week } = await officeSettings(on);
	return clockIn(state, week);
}

/** Sets the hours and the state. What was promised before is not promised anew: deadlines follow the hours of today. */
export async function setOfficeSettings(settings: OfficeSettings, by: Actor): Promise<void> {
	await db()
		.transaction()
		.execute(async (t) => {
			const from = JSON.stringify(await officeSettings(t));
			const value = JSON.stringify(settings);
			if (from === value) return;
			await storeSetting(NAME, value, t);
			const changes = [{ field: NAME, from: inWords(JSON.parse(from) as OfficeSettings), to: inWords(settings) }];
			await writeAudit({ kind: "setting", id: NAME, name: null, action: "changed", by, changes }, t);
		});
}

/** "SN; 1: 6:30–16:00; …", with the weekdays as numbers from Sunday, 0. */
function inWords({ week, state }: OfficeSettings): string {
	const days = week.flatMap((hours, day) =>
		hours ? [`${day}: ${clockTime(hours.opens)}–${clockTime(hours.closes)}`] : [],
	);
	return [state, ...days].join("; ");
}
