import { type RawBuilder, sql } from "kysely";
import { engine } from "./client.server.ts";
import type { Schema } from "./schema.ts";
import { containsPattern, fold } from "./folding.ts";

/** SQLite's trigram index has no entry for shorter words; they are compared row by row. */
const TRIGRAM_LENGTH = 3;
const MAX_WORDS = 8;

/** The tables of collections. Contact requests have their own search in request-search.server.ts. */
export type SearchedTable = {
	[Name in keyof Schema]: Schema[Name] extends { search_text: unknown; sort_name: unknown } ? Name : never;
}[keyof Schema];

/** SQLite's index table of a column `search_text`, where there is one. */
const searchIndexes: Partial<Record<SearchedTable, string>> = { Angebote: "offers_search" };

/**
 * One condition per word of `text`: the word must occur somewhere in the row's `search_text`, regardless of case and
 * accents.
 */
export function searchIn(table: SearchedTable, text: string): RawBuilder<boolean>[] {
	const index = searchIndexes[table];
	return searchedWords(text).map((word) => {
		if (index && engine() === "sqlite" && isIndexed(word))
			return sql<boolean>`${sql.ref(`${table}.nr`)} in (select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${phrase(word)})`;
		return contains(`${table}.search_text`, word);
	});
}

/** The words of a search, folded like the stored search texts. */
export function searchedWords(text: string): string[] {
	return fold(text).split(" ").filter(Boolean).slice(0, MAX_WORDS);
}

/** Whether a word is long enough for SQLite's index. */
export function isIndexed(word: string): boolean {
	return [...word].length >= TRIGRAM_LENGTH;
}

/** Quotes a word so that SQLite's full-text search takes it literally. */
export function phrase(word: string): string {
	return `"${word.replaceAll('"', '""')}"`;
}

/** The condition that a column contains a word. */
export function contains(column: string, word: string): RawBuilder<boolean> {
	return sql<boolean>`${sql.ref(column)} like ${containsPattern(word)} escape '\\'`;
}
