import * as v from "valibot";
import { shownVersion } from "../../foundation/ui/form/form-words.ts";
import { lines } from "../contact/contact-form.ts";
import { unfilled } from "./placeholders.ts";

/** A text for answers, in German and, if there is one, in English. */
export type TextBlock = { id: string; version: number; name: string; text: string; text_en: string | null };

const text = v.pipe(
	lines("error.blockText", "error.blockLong", 5000),
	v.check((words) => unfilled(words).length === 0, "error.placeholder"),
);

/** The form for a text block. Messages are keys of the namespace requestWork. */
export const textBlockForm = v.object({
	name: lines("error.blockName", "error.blockNameLong", 100),
	text,
	text_en: v.optional(text),
	id: v.optional(v.string()),
	form: v.optional(v.string()),
	version: shownVersion,
});
