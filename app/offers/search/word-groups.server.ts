import { db } from "../../database/client.server.ts";
import { fold } from "../../database/folding.ts";
import type { StoredGroup } from "./word-group.ts";

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
