import { setImmediate as yieldToOthers } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { db, engine } from "./client.server.ts";
import { requestVocabulary } from "./request-vocabulary.server.ts";
import { anyPhrase, contains, isIndexed, type Spelled, spelled } from "./search.server.ts";
import { searchWords } from "./search-words.ts";
import { ENOUGH_HITS } from "./vocabulary.ts";

/** A search in the visible or hidden requests for at most `limit` requests with a number below `before`. */
export type RequestSearch = { hidden: boolean; text: string; limit: number; before?: number };
type WordSearch = Omit<RequestSearch, "text"> & { words: readonly Pick<Spelled, "text" | "near">[] };
type Found = { nr: number };

/** Requests compared in one query; SQLite blocks the whole process while it runs. */
const BATCH_SIZE = 2000;
const HIGHEST_NUMBER = 2 ** 31 - 1;

/**
 * Numbers of the newest requests of a view that contain every word, regardless of case, accents, spaces and hyphens,
 * newest first. An index answers this, except for words of one or two letters on SQLite: there requests are compared
 * one by one until enough are found.
 */
export function findRequests({ text, ...search }: RequestSearch): Promise<number[]> {
	return find({ ...search, words: searchWords(text).map((word) => ({ ...word, near: [] })) });
}

/**
 * The same for requests with a word one mistake away from a searched one. None when so many requests contain every
 * word that nobody needs others.
 * @param exact what `findRequests` finds; these are left out
 */
export async function findNearRequests(search: RequestSearch, exact: readonly number[]): Promise<number[]> {
	if (exact.length >= ENOUGH_HITS) return [];
	const words = await spelled(searchWords(search.text), requestVocabulary);
	if (words.every(({ near }) => near.length === 0)) return [];
	const found = await find({ ...search, words, limit: search.limit + exact.length });
	return found.filter((nr) => !exact.includes(nr)).slice(0, search.limit);
}

async function find(search: WordSearch): Promise<number[]> {
	if (engine() === "sqlite" && !search.words.every(({ text }) => isIndexed(text))) return compareRequests(search);
	const { rows } = await requestSearchQuery(search).execute(db());
	return rows.map(({ nr }) => nr);
}

/** The query of `findRequests`, for words that the index covers; exported for the bench, which prints its plan. */
export function requestSearchQuery({ hidden, words, limit, before = HIGHEST_NUMBER }: WordSearch): RawBuilder<Found> {
	if (engine() === "sqlite") {
		const index = sql.table(hidden ? "requests_hidden_search" : "requests_search");
		const all = words.map(({ text, near }) => `(${anyPhrase([text, ...near])})`).join(" AND ");
		return sql<Found>`select rowid as nr from ${index} where ${index} match ${all} and rowid < ${before} order by rowid desc limit ${limit}`;
	}
	// These conditions match the declarations of the two partial indexes: one for each view.
	const view = hidden ? sql`ausgeblendet` : sql`not ausgeblendet`;
	return sql<Found>`select nr from "Kontaktanfragen_Archiv" where ${view} and ${containsAll(words)} and nr < ${before} order by nr desc limit ${limit}`;
}

function containsAll(words: WordSearch["words"]) {
	const conditions = words.map(({ text, near }) =>
		sql.join(
			[text, ...near].map((one) => contains("search_text", one)),
			sql` or `,
		),
	);
	return sql`(${sql.join(conditions, sql`) and (`)})`;
}

/** Compares the short words with each request that the longer words find, or with every request of the view. */
async function compareRequests({ hidden, words, limit, before = HIGHEST_NUMBER }: WordSearch): Promise<number[]> {
	const indexed = words.filter(({ text }) => isIndexed(text));
	const shortWordsMatch = containsAll(words.filter(({ text }) => !isIndexed(text)));
	const all = (below: number) =>
		sql<Found>`select nr from "Kontaktanfragen_Archiv" where ausgeblendet = ${sql.lit(Number(hidden))} and nr < ${below} order by nr desc limit ${BATCH_SIZE}`;
	const numbers: number[] = [];
	for (let below = before; numbers.length < limit; await yieldToOthers()) {
		const candidates =
			indexed.length > 0
				? requestSearchQuery({ hidden, words: indexed, limit: BATCH_SIZE, before: below })
				: all(below);
		const { rows } = await sql<
			Found & { matches: number }
		>`select nr, (${shortWordsMatch}) as matches from "Kontaktanfragen_Archiv" where nr in (${candidates}) order by nr desc`.execute(
			db(),
		);
		numbers.push(...rows.filter((row) => row.matches).map(({ nr }) => nr));
		if (rows.length < BATCH_SIZE) break;
		below = rows.at(-1)!.nr;
	}
	return numbers.slice(0, limit);
}
