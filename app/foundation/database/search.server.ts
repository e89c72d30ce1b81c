import { type RawBuilder, sql } from "kysely";
import { inFoldedOrder, replaced } from "./folded-order.server.ts";
import { containsPattern } from "./folding.ts";
import type { SearchedTable } from "./schema.ts";
import { type SearchWord, searchWords } from "./search-words.ts";

/** The conditions of a search on a row, and a rank that puts records found by their number first; null without one. */
export type Search = { conditions: RawBuilder<boolean>[]; rank: RawBuilder<number> | null };

/** Tables whose records have numbers that people say on the telephone. */
const numbered: readonly SearchedTable[] = ["Angebote", "trash"];
/** The columns that name a machine's customer, in which only the office searches. */
const customerColumns: Partial<Record<SearchedTable, readonly string[]>> = { Angebote: ["reserved_for", "sold_to"] };
/** Shorter words occur somewhere in nearly every text without separators. */
const SHORTEST_PART = 3;

/**
 * Each word of `text` must occur in the row's `search_text`, regardless of case, accents, spaces and hyphens, or in the
 * customer's name, or be the record's number. Words with a digit may also occur in the column `also`, which visitors
 * don't search.
 */
export function searchIn(table: SearchedTable, text: string, also: string | null = null): Search {
	const words = searchWords(text);
	const numbers = numbered.includes(table) ? words.flatMap(({ number }) => number ?? []) : [];
	return {
		conditions: words.map((word) => matches(table, word, also)),
		rank: numbers.length > 0 ? sql<number>`case when ${hasNumber(table, numbers)} then 0 else 1 end` : null,
	};
}

function matches(table: SearchedTable, { text, typed, number, onlyNumber }: SearchWord, also: string | null) {
	const places = [contains(`${table}.search_text`, text), ...namesCustomer(table, typed)];
	if (also !== null && /\d/.test(text)) places.push(hasDigits(`${table}.${also}`, text));
	const meant = number !== null && numbered.includes(table) ? hasNumber(table, [number]) : null;
	if (meant && onlyNumber) return meant;
	return sql<boolean>`(${sql.join(meant ? [...places, meant] : places, sql` or `)})`;
}

function namesCustomer(table: SearchedTable, word: string): RawBuilder<boolean>[] {
	if (!isPart(word)) return [];
	return (customerColumns[table] ?? []).flatMap((column) => {
		const name = inFoldedOrder(sql.ref(`${table}.${column}`));
		return spellings(word).map(
			(one) => sql<boolean>`coalesce(${name} like ${containsPattern(one)} escape '\\', false)`,
		);
	});
}

function hasNumber(table: SearchedTable, numbers: readonly number[]): RawBuilder<boolean> {
	return sql<boolean>`${sql.ref(`${table}.nr`)} in (${sql.join(numbers)})`;
}

/** The condition that a column contains `number`, whatever separates its digits there. */
export function hasDigits(column: string, number: string): RawBuilder<boolean> {
	const separators = { " ": "", "-": "", "/": "", ".": "", "(": "", ")": "" };
	const plain = replaced(sql`lower(${sql.ref(column)})`, separators);
	return sql<boolean>`coalesce(${plain} like ${containsPattern(number)} escape '\\', false)`;
}

/** The condition that a search text contains a word, its "oe" perhaps an ö; a short one must occur in its first line. */
export function contains(column: string, word: string): RawBuilder<boolean> {
	const found = spellings(word).map((spelling) => {
		const pattern = isPart(word) ? containsPattern(spelling) : `${containsPattern(spelling)}\n%`;
		return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
	});
	return sql<boolean>`(${sql.join(found, sql` or `)})`;
}

const isPart = (word: string) => [...word].length >= SHORTEST_PART;
const spellings = (word: string) => [...new Set([word, word.replace(/([aou])e/g, "$1")])];
