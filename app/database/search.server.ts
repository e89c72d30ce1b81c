import { type RawBuilder, sql } from "kysely";
import { containsPattern } from "./folding.ts";
import type { SearchedTable } from "./schema.ts";
import { type SearchWord, searchWords } from "./search-words.ts";

/** What a search asks of a row, and by what its hits are sorted first; null if all are alike. */
export type Search = { conditions: RawBuilder<boolean>[]; rank: RawBuilder<number> | null };

/** Tables whose records have numbers that people say on the telephone. */
const numbered: readonly SearchedTable[] = ["Angebote", "trash"];
/** Nearly every text without separators has shorter words somewhere, and SQLite's trigram index has no entry for them. */
const SHORTEST_PART = 3;

/**
 * Each word of `text` must stand somewhere in the row's `search_text`, regardless of case, accents, spaces and hyphens,
 * or be the record's number, which comes first.
 */
export function searchIn(table: SearchedTable, text: string): Search {
	const words = searchWords(text);
	const numbers = numbered.includes(table) ? words.flatMap(({ number }) => number ?? []) : [];
	return {
		conditions: words.map((word) => matches(table, word)),
		rank: numbers.length > 0 ? sql<number>`case when ${hasNumber(table, numbers)} then 0 else 1 end` : null,
	};
}

function matches(table: SearchedTable, { text, number, onlyNumber }: SearchWord): RawBuilder<boolean> {
	const typed = contains(`${table}.search_text`, text);
	if (number === null || !numbered.includes(table)) return typed;
	const meant = hasNumber(table, [number]);
	return onlyNumber ? meant : sql<boolean>`(${typed} or ${meant})`;
}

function hasNumber(table: SearchedTable, numbers: readonly number[]): RawBuilder<boolean> {
	return sql<boolean>`${sql.ref(`${table}.nr`)} in (${sql.join(numbers)})`;
}

/**
 * The condition that a column with a search text contains a word. One or two letters must stand in the first line,
 * which has the words with what stands between them.
 */
export function contains(column: string, word: string): RawBuilder<boolean> {
	const pattern = isPart(word) ? containsPattern(word) : `${containsPattern(word)}\n%`;
	return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** Whether a word is long enough to be looked for within others. */
export function isPart(word: string): boolean {
	return [...word].length >= SHORTEST_PART;
}
