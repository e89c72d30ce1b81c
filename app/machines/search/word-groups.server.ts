import { db } from "../../foundation/database/client.server.ts";
import { fold } from "../../foundation/database/folding.ts";
import type { StoredGroup } from "./word-group.ts";
import { contentVersion } from "../../foundation/database/content-version.server.ts";
import { Dictionary } from "./dictionary.server.ts";
import { makeGroups } from "../machine/makes.ts";

/** All groups, in the order of their names. */
export async function storedGroups(): Promise<StoredGroup[]> {
	const rows = await db().selectFrom("synonyms").select(["id", "words", "one_way", "version"]).execute();
	return rows
		.map(({ id, words, one_way, version }) => {
			const same = linesOf(words);
			return { id, name: same[0]!, words: same, oneWay: linesOf(one_way), version };
		})
		.sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
}

function linesOf(text: string): string[] {
	return text.split("\n").filter(Boolean);
}

let kept: { version: number; dictionary: Dictionary } | undefined;

/** Returns the office's synonyms and the spellings of makes, as they are now. */
export async function offerDictionary(): Promise<Dictionary> {
	// Synonyms are content, so each process sees a change at once.
	const version = await contentVersion();
	if (kept && kept.version === version) return kept.dictionary;
	const makes = makeGroups().map((words) => ({ words, oneWay: [] }));
	const dictionary = new Dictionary([...(await storedGroups()), ...makes]);
	kept = version === null ? undefined : { version, dictionary };
	return dictionary;
}
