import * as v from "valibot";
import { db } from "../../foundation/database/client.server.ts";
import { fold } from "../../foundation/database/folding.ts";
import { keptUntilChanged } from "../../foundation/database/content-version.server.ts";
import { Dictionary } from "./dictionary.server.ts";
import { makeGroups } from "../machine/makes.server.ts";

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
	}),
	// A single word has no synonym.
	v.forward(
		v.check(({ words: same, oneWay }) => same.length > 0 && same.length + oneWay.length > 1, "error.tooFew"),
		["words"],
	),
);

/** All groups, each named by its first word, in the order of their names. */
export async function storedGroups() {
	const rows = await db().selectFrom("synonyms").select(["id", "words", "one_way"]).execute();
	return rows
		.map(({ id, words, one_way }) => {
			const same = linesOf(words);
			return { id, name: same[0]!, words: same, oneWay: linesOf(one_way) };
		})
		.sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
}

function linesOf(text: string): string[] {
	return text.split("\n").filter(Boolean);
}

/** Reads the office's synonyms and the spellings of makes. Synonyms are content, so each process sees a change at once. */
export const offerDictionary = keptUntilChanged(async () => {
	const makes = makeGroups().map((words) => ({ words, oneWay: [] }));
	return new Dictionary([...(await storedGroups()), ...makes]);
});
