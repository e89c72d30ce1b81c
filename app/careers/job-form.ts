import * as v from "valibot";
import { neededLine, neededWords, optionalLine, optionalWords } from "../ui/form-words.ts";

/*
 * Messages are keys of the text catalogue (namespace addCareerPage).
 */
export const LINE_LENGTH = 300;
const TEXT_LENGTH = 20_000;

/** The form's fields, checked. Requirements and benefits hold one item a line. */
export const jobForm = v.object({
	title: neededLine("error.title", LINE_LENGTH),
	title_en: optionalLine(LINE_LENGTH),
	location: neededLine("error.location", LINE_LENGTH),
	type: neededLine("error.type", LINE_LENGTH),
	type_en: optionalLine(LINE_LENGTH),
	description: neededWords("error.description", TEXT_LENGTH),
	description_en: optionalWords(TEXT_LENGTH),
	requirements: optionalWords(TEXT_LENGTH),
	requirements_en: optionalWords(TEXT_LENGTH),
	benefits: optionalWords(TEXT_LENGTH),
	benefits_en: optionalWords(TEXT_LENGTH),
});

export type JobValues = v.InferOutput<typeof jobForm>;
