import { type RawBuilder, sql } from "kysely";
import { engine } from "./client.server.ts";
import { containsPattern } from "./folding.ts";
import { isForgiving } from "./near-words.ts";
import type { SearchedTable } from "./schema.ts";
import { type SearchWord, searchWords } from "./search-words.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { vocabularyOf } from "./vocabulary.server.ts";

/** SQLite's trigram index has no entry for shorter words; they are compared row by row. */
const TRIGRAM_LENGTH = 3;

/** SQLite's index table of a column `search_text`, where there is one. */
const searchIndexes: Partial<Record<SearchedTable, string>> = { Angebote: "offers_search" };
/** Tables whose records have numbers that people say on the telephone. */
const numbered: readonly SearchedTable[] = ["Angebote", "trash"];

/** What a search asks of a row, and by what its hits are sorted first; null if all are alike. */
export type Search = { conditions: RawBuilder<boolean>[]; rank: RawBuilder<number> | null };

/** A word of a search with the other spellings that it may mean. */
export type Spelled = SearchWord & { near: readonly string[] };

/**
 * Each word of `text` must occur somewhere in the row's `search_text`, regardless of case, accents, spaces and hyphens,
 * or be the record's number. Then follow rows with a word one mistake away. The rank is 0 for a number that was typed,
 * 1 for rows with every word, 2 for the others.
 */
export async function searchIn(table: SearchedTable, text: string): Promise<Search> {
	const words = await spelled(searchWords(text), () => vocabularyOf(table));
	const exact = words.map((word) => found(table, word, []));
	const hasNear = words.some(({ near }) => near.length > 0);
	const numbers = words.flatMap(({ number }) => (number !== null && numbered.includes(table) ? [number] : []));
	const cases = [
		...(numbers.length > 0 ? [sql`when ${numberOf(table)} in (${sql.join(numbers)}) then 0`] : []),
		...(hasNear ? [sql`when ${sql.join(exact, sql` and `)} then 1`] : []),
	];
	return {
		conditions: hasNear ? words.map((word) => found(table, word, word.near)) : exact,
		rank: cases.length > 0 ? sql<number>`case ${sql.join(cases, sql` `)} else 2 end` : null,
	};
}

/** Adds to each word what it may mean; the vocabulary is not asked for when no word needs it. */
export async function spelled(words: SearchWord[], vocabulary: () => Promise<Vocabulary>): Promise<Spelled[]> {
	if (!words.some(({ text }) => isForgiving(text))) return words.map((word) => ({ ...word, near: [] }));
	const known = await vocabulary();
	return words.map((word) => ({ ...word, near: known.near(word.text) }));
}

function found(table: SearchedTable, word: SearchWord, near: readonly string[]): RawBuilder<boolean> {
	const nr = numberOf(table);
	const number = numbered.includes(table) ? word.number : null;
	if (number !== null && word.onlyNumber) return sql<boolean>`${nr} = ${number}`;
	const texts = [word.text, ...near];
	const index = searchIndexes[table];
	if (index && engine() === "sqlite" && texts.every(isIndexed)) {
		const rows = sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${anyPhrase(texts)}`;
		// As part of the list, because SQLite would compare every row for an "or".
		return number === null
			? sql<boolean>`${nr} in (${rows})`
			: sql<boolean>`${nr} in (${rows} union all select ${number})`;
	}
	const contained = texts.map((text) => contains(`${table}.search_text`, text));
	const numberIs = number === null ? [] : [sql<boolean>`${nr} = ${number}`];
	return sql<boolean>`(${sql.join([...contained, ...numberIs], sql` or `)})`;
}

function numberOf(table: SearchedTable) {
	return sql.ref(`${table}.nr`);
}

/** Whether a word is long enough for SQLite's index. */
export function isIndexed(word: string): boolean {
	return [...word].length >= TRIGRAM_LENGTH;
}

/** An expression of SQLite's full-text search that finds any of the texts, taken literally. */
export function anyPhrase(texts: readonly string[]): string {
	return texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(" OR ");
}

/**
 * The condition that a column with a search text contains a word. One or two letters must stand in a word, because
 * nearly every text without separators has them.
 */
export function contains(column: string, word: string): RawBuilder<boolean> {
	const pattern = isIndexed(word) ? containsPattern(word) : `${containsPattern(word)}\n%`;
	return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
