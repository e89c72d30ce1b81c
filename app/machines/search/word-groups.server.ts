import { db } from "../../foundation/database/client.server.ts";
import { fold } from "../../foundation/database/folding.ts";
import type { StoredGroup } from "./word-group.ts";
import { contentVersion } from "../../foundation/database/content-version.server.ts";
import { Dictionary, type WordGroup } from "./dictionary.server.ts";
import { makeGroups } from "../machine/makes.ts";

/** All groups of words, by their first words. */
export async function storedGroups(): Promise<StoredGroup[]> {
	const rows = await db().selectFrom("synonyms").select(["id", "words", "one_way", "version"]).execute();
	return rows
		.map(({ id, words, one_way, version }) => {
			const same = linesOf(words);
			return { id, name: same[0]!, words: same, oneWay: linesOf(one_way), version };
		})
		.sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
}

/** Splits a stored text into its words. */
export function linesOf(text: string): string[] {
	return text.split("\n").filter(Boolean);
}

let kept: { version: number; dictionary: Dictionary } | undefined;

/** Returns the office's current synonyms and the spellings of makes. */
export async function offerDictionary(): Promise<Dictionary> {
	// Synonyms are content, so every process sees a change at once.
	const version = await contentVersion();
	if (kept && kept.version === version) return kept.dictionary;
	const dictionary = new Dictionary(await wordGroups());
	kept = version === null ? undefined : { version, dictionary };
	return dictionary;
}

async function wordGroups(): Promise<WordGroup[]> {
	return [...(await storedGroups()), ...makeGroups().map((words) => ({ words, oneWay: [] }))];
}
