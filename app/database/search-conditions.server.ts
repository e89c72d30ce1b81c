import { type RawBuilder, sql } from "kysely";
import { engine } from "./client.server.ts";
import type { Meaning } from "./dictionary.ts";
import { compact, containsPattern } from "./folding.ts";
import type { SearchedTable } from "./schema.ts";
import type { Spelled } from "./search-terms.ts";
import { betweenWords, placeOf } from "./stored-texts.ts";

/** SQLite's trigram index has no entry for shorter words; they are compared row by row. */
const TRIGRAM_LENGTH = 3;
/** SQLite's index table of a column `search_text`, where there is one. */
const searchIndexes: Partial<Record<SearchedTable, string>> = { Angebote: "offers_search" };
/** Tables whose records have numbers that people say on the telephone. */
const numbered: readonly SearchedTable[] = ["Angebote", "trash"];

/** One of several conditions: a list of row numbers from SQLite's index, or something to compare each row with. */
type Part = { rows: RawBuilder<unknown> } | { condition: RawBuilder<boolean> };

/** The condition that one of the parts is true. */
export function anyOf(table: SearchedTable, parts: readonly Part[]): RawBuilder<boolean> {
	const rows = parts.flatMap((part) => ("rows" in part ? [part.rows] : []));
	const compared = parts.flatMap((part) => ("rows" in part ? [] : [part.condition]));
	// One list, because SQLite would compare every row for an "or".
	const listed = rows.length > 0 ? [sql<boolean>`${numberOf(table)} in (${sql.join(rows, sql` union all `)})`] : [];
	return sql<boolean>`(${sql.join([...listed, ...compared], sql` or `)})`;
}

/** The words that were typed as one term, each in one of its spellings. */
export function typedWord(table: SearchedTable, words: readonly Spelled[]): Part {
	const [{ number, onlyNumber } = { number: null, onlyNumber: false }] = words;
	const meant = number !== null && isNumbered(table) ? number : null;
	if (meant !== null && onlyNumber) return { condition: hasNumber(table, [meant]) };
	const texts = words.map(({ text, near }) => [text, ...near]);
	const index = indexOf(table);
	if (index && texts.flat().every(isIndexed)) {
		const found = indexed(index, texts.map((one) => `(${anyPhrase(one)})`).join(" AND "));
		return { rows: meant === null ? found : sql`${found} union all select ${meant}` };
	}
	const column = `${table}.search_text`;
	const contained = texts.map(
		(one) =>
			sql`(${sql.join(
				one.map((text) => contains(column, text)),
				sql` or `,
			)})`,
	);
	const all = sql<boolean>`(${sql.join(contained, sql` and `)})`;
	return { condition: meant === null ? all : sql<boolean>`(${all} or ${hasNumber(table, [meant])})` };
}

/** Each of some folded texts, where `placeOf` says. */
export function meansOneOf(table: SearchedTable, texts: readonly string[]): Part[] {
	const index = indexOf(table);
	const inIndex = texts.filter((text) => index && placeOf(text) !== "is a word");
	const phrases = inIndex.flatMap((text) =>
		// The second line begins with the first word.
		placeOf(text) === "anywhere" ? compact(text) : [" ", "\n", ...betweenWords].map((sign) => sign + text),
	);
	const others = texts.filter((text) => !inIndex.includes(text));
	return [
		...(index && phrases.length > 0 ? [{ rows: indexed(index, anyPhrase(phrases)) }] : []),
		...others.map((text) => hasSynonym(table, text)),
	];
}

function hasSynonym(table: SearchedTable, text: string): Part {
	const place = placeOf(text);
	if (place === "is a word") return standsAlone(table, text);
	const column = `${table}.search_text`;
	return {
		condition: place === "anywhere" ? contains(column, compact(text)) : hasSpaced(column, text, ` ${text}`),
	};
}

/** A text that stands as a word of its own. */
export function standsAlone(table: SearchedTable, text: string): Part {
	const index = indexOf(table);
	if (!index || !isIndexed(text)) return { condition: hasSpaced(`${table}.search_text`, text, ` ${text} `) };
	return {
		rows: sql`${indexed(index, anyPhrase([text]))} and ${hasSpaced(`${index}.search_text`, text, ` ${text} `)}`,
	};
}

/** A search text with a word in the surroundings in which it is one, or begins one. */
function hasSpaced(column: string, text: string, surrounded: string): RawBuilder<boolean> {
	const spaced = ["\n", ...betweenWords].reduce(
		(all, sign) => sql`replace(${all}, ${sql.lit(sign)}, ' ')`,
		sql.ref(column) as RawBuilder<unknown>,
	);
	// The word alone is compared first: it rules out most rows, and PostgreSQL has an index for it.
	return sql<boolean>`(${sql.ref(column)} like ${containsPattern(text)} escape '\\' and ' ' || ${spaced} || ' ' like ${containsPattern(surrounded)} escape '\\')`;
}

/** A column that has the value which a word means. */
export function columnIs(table: SearchedTable, { column, value }: Meaning): Part {
	return { condition: sql<boolean>`${sql.ref(`${table}.${column}`)} = ${value}` };
}

/** Whether the records of a table have numbers. */
export function isNumbered(table: SearchedTable): boolean {
	return numbered.includes(table);
}

/** The record with one of these numbers. */
export function hasNumber(table: SearchedTable, numbers: readonly number[]): RawBuilder<boolean> {
	return sql<boolean>`${numberOf(table)} in (${sql.join(numbers)})`;
}

function numberOf(table: SearchedTable) {
	return sql.ref(`${table}.nr`);
}

function indexOf(table: SearchedTable): string | undefined {
	return engine() === "sqlite" ? searchIndexes[table] : undefined;
}

function indexed(index: string, words: string): RawBuilder<unknown> {
	return sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${words}`;
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
