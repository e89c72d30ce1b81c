import { type RawBuilder, sql } from "kysely";
import type { Dictionary } from "./dictionary.ts";
import {
	anyOf,
	columnIs,
	hasNumber,
	isNumbered,
	meansOneOf,
	standsAlone,
	typedWord,
} from "./search-conditions.server.ts";
import type { SearchedTable } from "./schema.ts";
import { spelled, type Term, termsIn } from "./search-terms.ts";
import { searchWords } from "./search-words.ts";
import { wordsOf } from "./vocabulary.server.ts";

/** What a search asks of a row, and by what its hits are sorted first; null if all are alike. */
export type Search = { conditions: RawBuilder<boolean>[]; rank: RawBuilder<number> | null };

/** In what way a row may have a term: as it was typed, or also as a synonym, or also with a mistake. */
type Way = "exact" | "same" | "near";

/**
 * Each word of `text` must occur somewhere in the row's `search_text`, regardless of case, accents, spaces and hyphens,
 * or be the record's number; or something that means the same by the dictionary, or a word one mistake away. The rank
 * is 0 for a number that was typed, 1 for rows with every word, 2 for those with synonyms, 3 for the others.
 */
export async function searchIn(
	table: SearchedTable,
	text: string,
	dictionary: Dictionary | null = null,
): Promise<Search> {
	let asked: ReturnType<typeof wordsOf> | undefined;
	const known = () => (asked ??= wordsOf(table));
	const words = await spelled(searchWords(text), async () => (await known()).vocabulary);
	const terms = await termsIn(words, dictionary, async () => (await known()).texts);
	const all = (way: Way) =>
		sql.join(
			terms.map((term) => matches(table, term, way)),
			sql` and `,
		);
	const mayBeExact = terms.every(({ occurs }) => occurs);
	const hasSame = terms.some(({ same, meanings }) => same.length + meanings.length > 0);
	const hasNear = terms.some(mayBeMistyped);
	const numbers = terms.flatMap(({ words }) => words.flatMap(({ number }) => number ?? []));
	const cases = [
		...(numbers.length > 0 && isNumbered(table) ? [sql`when ${hasNumber(table, numbers)} then 0`] : []),
		...(mayBeExact && (hasSame || hasNear) ? [sql`when ${all("exact")} then 1`] : []),
		...(hasSame && hasNear ? [sql`when ${all("same")} then 2`] : []),
	];
	return {
		conditions: terms.map((term) => matches(table, term, "near")),
		rank: cases.length > 0 ? sql<number>`case ${sql.join(cases, sql` `)} else 3 end` : null,
	};
}

function mayBeMistyped({ words, perhaps, standsAlone: alone }: Term): boolean {
	return alone || perhaps.length > 0 || words.some(({ near }) => near.length > 0);
}

function matches(table: SearchedTable, term: Term, way: Way): RawBuilder<boolean> {
	const { words, same, meanings, perhaps } = term;
	const typed =
		term.standsAlone && way !== "near"
			? standsAlone(table, words[0]!.text)
			: typedWord(table, way === "near" ? words : words.map((word) => ({ ...word, near: [] })));
	if (way === "exact") return anyOf(table, [typed]);
	const others = way === "near" ? [...same, ...perhaps] : same;
	return anyOf(table, [typed, ...meansOneOf(table, others), ...meanings.map((one) => columnIs(table, one))]);
}
