import { contentVersion } from "../../database/content-version.server.ts";
import { Dictionary, type WordGroup } from "./dictionary.server.ts";
import { storedGroups } from "./word-groups.server.ts";
import { makeGroups } from "../machine/makes.ts";

let kept: { version: number; dictionary: Dictionary } | undefined;

/** The synonyms that the office keeps, and the spellings of makes, as they are now. */
export async function offerDictionary(): Promise<Dictionary> {
	// Synonyms are content, so every process knows at once when they have changed.
	const version = await contentVersion();
	if (kept && kept.version === version) return kept.dictionary;
	const dictionary = new Dictionary(await wordGroups());
	kept = version === null ? undefined : { version, dictionary };
	return dictionary;
}

async function wordGroups(): Promise<WordGroup[]> {
	return [...(await storedGroups()), ...makeGroups().map((words) => ({ words, oneWay: [] }))];
}
