import { type Connection, db, now } from "../../foundation/database/client.server.ts";
import { dayByName } from "../../foundation/i18n/format.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { openingLines } from "../../foundation/i18n/opening-hours.ts";
import { answerBy } from "./answer-time.ts";
import { officeClock } from "./office-clock.server.ts";
import { openingSpans } from "./opening-spans.ts";

/**
 * When somebody who wrote at this time (UTC) has an answer, and the office's hours: the same words on the page after
 * sending and in the mail that acknowledges a request.
 */
export async function promisedAnswer(language: Language, received = now(), on: Connection = db()): Promise<string> {
	const clock = await officeClock(on);
	const { day, time } = answerBy(clock, received);
	const hours = openingLines(language, openingSpans(clock.week)).join("; ");
	return textsIn(language).of("acknowledgementMail")("answer", { hours, day: dayByName(language, day), time });
}
