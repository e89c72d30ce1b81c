import type { ContentVersions } from "../database/content-topics.ts";
import { contentVersions } from "../database/content-version.server.ts";
import { Dictionary, type WordGroup } from "../database/dictionary.ts";
import { type Search, searchIn } from "../database/search.server.ts";
import { storedGroups } from "./word-groups.server.ts";
import { makeGroups } from "./makes.ts";
import { conditions, offerTypes } from "./offer.ts";

/** Stored values that are words of the trade themselves, so that "used" finds what has no such word in its name. */
const meanings = Object.fromEntries([
	...conditions.map((value) => [value, { column: "condition", value }]),
	...offerTypes.map((value) => [value, { column: "type", value }]),
]);

let kept: { versions: ContentVersions; dictionary: Dictionary } | undefined;

/** The synonyms that the office keeps, and the spellings of makes, as they are now. */
export async function offerDictionary(): Promise<Dictionary> {
	// Synonyms belong to the content of offers, so every process knows at once when they have changed.
	const versions = await contentVersions();
	if (kept && kept.versions.offers === versions?.offers) return kept.dictionary;
	const dictionary = new Dictionary(await wordGroups(), meanings);
	kept = versions ? { versions, dictionary } : undefined;
	return dictionary;
}

/** What a search among the offers asks of a row. */
export async function searchOffers(text: string): Promise<Search> {
	return searchIn("Angebote", text, text === "" ? null : await offerDictionary());
}

async function wordGroups(): Promise<WordGroup[]> {
	return [...(await storedGroups()), ...makeGroups().map((words) => ({ words, oneWay: [] }))];
}
