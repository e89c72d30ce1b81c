import * as v from "valibot";
import { shownVersion } from "../../foundation/ui/form/form-words.ts";

/** `words` mean the same in a search; the first names the group. Those of `oneWay` lead to them, but not back. */
export type StoredGroup = { id: string; version: number; name: string; words: string[]; oneWay: string[] };

const MOST_WORDS = 40;
const WORD_LENGTH = 60;

/** Words or phrases, one per line or separated by commas; each once. */
const words = v.pipe(
	v.string(),
	v.transform((text) => text.split(/[\n,;]/).map((word) => word.replace(/\s+/g, " ").trim())),
	v.transform((typed) => [...new Set(typed)].filter(Boolean)),
	v.maxLength(MOST_WORDS, "error.tooMany"),
	v.everyItem((word) => word.length <= WORD_LENGTH, "error.wordLong"),
	v.everyItem((word) => /[\p{L}\p{N}]/u.test(word), "error.noWord"),
);

/** Messages are keys of the namespace synonyms. */
export const wordGroupForm = v.pipe(
	v.object({
		words: v.optional(words, ""),
		oneWay: v.optional(words, ""),
		id: v.optional(v.string()),
		form: v.optional(v.string()),
		version: shownVersion,
	}),
	// A single word has no synonym.
	v.forward(
		v.check(({ words: same, oneWay }) => same.length > 0 && same.length + oneWay.length > 1, "error.tooFew"),
		["words"],
	),
);
