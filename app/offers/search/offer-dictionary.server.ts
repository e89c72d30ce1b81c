import { contentVersion } from "../../database/content-version.server.ts";
import { Dictionary, type WordGroup } from "./dictionary.server.ts";
import { storedGroups } from "./word-groups.server.ts";
import { makeGroups } from "../machine/makes.ts";

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
