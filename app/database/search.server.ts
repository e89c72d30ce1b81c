import { type RawBuilder, sql } from "kysely";
import { engine } from "./client.server.ts";
import { containsPattern, fold } from "./folding.ts";

/** Shorter words have no entry in SQLite's trigram index, and are compared row by row. */
const TRIGRAM = 3;
const MOST_WORDS = 8;

/**
 * What can be searched (contact requests in request-search.server.ts): each table has a column `search_text`; the long
 * ones have an index of it (on SQLite a table of its own).
 */
const searchTables = { Angebote: "offers_search", Aktuelles: null, Karriere: null } as const;
export type SearchedTable = keyof typeof searchTables;

/**
 * Conditions on a table, one a word of `text`: each must occur somewhere in its `search_text`, whatever its case or
 * accents.
 */
export function searchIn(table: SearchedTable, text: string): RawBuilder<boolean>[] {
	const index = searchTables[table];
	return searchedWords(text).map((word) => {
		if (index && engine() === "sqlite" && isIndexed(word))
			return sql<boolean>`${sql.ref(`${table}.nr`)} in (select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${phrase(word)})`;
		return contains(`${table}.search_text`, word);
	});
}

/** The words of a search, as search texts are stored. */
export function searchedWords(text: string): string[] {
	return fold(text).split(" ").filter(Boolean).slice(0, MOST_WORDS);
}

/** Whether SQLite's index knows a word of this length. */
export function isIndexed(word: string): boolean {
	return [...word].length >= TRIGRAM;
}

/** A word as SQLite's full-text search takes it literally. */
export function phrase(word: string): string {
	return `"${word.replaceAll('"', '""')}"`;
}

/** The condition that a word stands somewhere in a column. */
export function contains(column: string, word: string): RawBuilder<boolean> {
	return sql<boolean>`${sql.ref(column)} like ${containsPattern(word)} escape '\\'`;
}
