import { type RawBuilder, sql } from "kysely";
import { engine } from "./client.server.ts";
import { containsPattern, fold } from "./folding.ts";

/** Shorter words have no entry in SQLite's trigram index, and are compared row by row. */
const TRIGRAM = 3;
const MOST_WORDS = 8;

/** Conditions on `Angebote`, one a word of `text`: each must occur somewhere in `search_text`. */
export function offerSearch(text: string): RawBuilder<boolean>[] {
	const words = fold(text).split(" ").filter(Boolean).slice(0, MOST_WORDS);
	return words.map((word) => {
		if (engine() === "sqlite" && [...word].length >= TRIGRAM) {
			const phrase = `"${word.replaceAll('"', '""')}"`;
			return sql<boolean>`"Angebote".nr in (select rowid from offers_search where offers_search match ${phrase})`;
		}
		return sql<boolean>`"Angebote".search_text like ${containsPattern(word)} escape '\\'`;
	});
}
