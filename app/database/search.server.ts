import { type RawBuilder, sql } from "kysely";
import { engine } from "./client.server.ts";
import { containsPattern, fold } from "./folding.ts";

/** Shorter words have no entry in SQLite's trigram index, and are compared row by row. */
const TRIGRAM = 3;
const MOST_WORDS = 8;

/** What can be searched: each table has a column `search_text`; the long ones have an index of it (on SQLite a table of its own). */
const searchTables = { Angebote: "offers_search", Kontaktanfragen_Archiv: "requests_search", Aktuelles: null, Karriere: null } as const;

/** Conditions on a table, one a word of `text`: each must occur somewhere in its `search_text`, whatever its case or accents. */
export function searchIn(table: keyof typeof searchTables, text: string): RawBuilder<boolean>[] {
	const index = searchTables[table];
	const words = fold(text).split(" ").filter(Boolean).slice(0, MOST_WORDS);
	return words.map((word) => {
		if (index && engine() === "sqlite" && [...word].length >= TRIGRAM) {
			const phrase = `"${word.replaceAll('"', '""')}"`;
			return sql<boolean>`${sql.ref(`${table}.nr`)} in (select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${phrase})`;
		}
		return sql<boolean>`${sql.ref(`${table}.search_text`)} like ${containsPattern(word)} escape '\\'`;
	});
}
