import * as v from "valibot";
import { neededLine, neededWords, optionalLine, optionalWords } from "../ui/form-words.ts";

/*
 * Messages are keys of the text catalogue (namespace addNewsPage). The picture is read elsewhere: a file is no text.
 */
export const NAME_LENGTH = 300;
const TEXT_LENGTH = 20_000;
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2100-12-31";

/** The form's fields, checked; `datum` is a calendar day ("2026-03-01"). */
export const newsForm = v.object({
	name: neededLine("error.name", NAME_LENGTH),
	name_en: optionalLine(NAME_LENGTH),
	datum: v.pipe(v.string("error.datum"), v.trim(), v.nonEmpty("error.datum"), v.check(isDay, "error.day")),
	inhalt: neededWords("error.inhalt", TEXT_LENGTH),
	inhalt_en: optionalWords(TEXT_LENGTH),
	image_alt: v.pipe(
		optionalLine(NAME_LENGTH),
		v.transform((text) => text ?? ""),
	),
	image_alt_en: v.pipe(
		optionalLine(NAME_LENGTH),
		v.transform((text) => text ?? ""),
	),
});

export type NewsWords = v.InferOutput<typeof newsForm>;

/** Whether a word names a day that the calendar has: not the 30th of February, and within two centuries. */
function isDay(word: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(word) || word < FIRST_DAY || word > LAST_DAY) return false;
	const day = new Date(`${word}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(word);
}
