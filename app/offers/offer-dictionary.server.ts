import { db } from "../database/client.server.ts";
import { Dictionary, type WordGroup } from "../database/dictionary.ts";
import { type Search, searchIn } from "../database/search.server.ts";
import { makeGroups } from "./makes.ts";
import { conditions, offerTypes } from "./offer.ts";

/** Stored values that are words of the trade themselves, so that "used" finds what has no such word in its name. */
const meanings = Object.fromEntries([
	...conditions.map((value) => [value, { column: "condition", value }]),
	...offerTypes.map((value) => [value, { column: "type", value }]),
]);

let kept: { state: string; dictionary: Dictionary } | undefined;

/** The synonyms that the office keeps, and the spellings of makes. They are read again when one was saved or removed, by this process or another. */
export async function offerDictionary(): Promise<Dictionary> {
	const { count, newest } = await db()
		.selectFrom("synonyms")
		.select((eb) => [eb.fn.countAll().as("count"), eb.fn.max("updated_at").as("newest")])
		.executeTakeFirstOrThrow();
	const state = `${count} ${newest}`;
	if (kept?.state !== state) kept = { state, dictionary: new Dictionary(await wordGroups(), meanings) };
	return kept.dictionary;
}

/** What a search among the offers asks of a row. */
export async function searchOffers(text: string): Promise<Search> {
	return searchIn("Angebote", text, text === "" ? null : await offerDictionary());
}

async function wordGroups(): Promise<WordGroup[]> {
	const rows = await db().selectFrom("synonyms").select(["words", "one_way"]).execute();
	return [
		...rows.map(({ words, one_way }) => ({ words: words.split("\n"), oneWay: one_way.split("\n").filter(Boolean) })),
		...makeGroups().map((words) => ({ words, oneWay: [] })),
	];
}
