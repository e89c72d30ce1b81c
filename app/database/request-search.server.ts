import { setImmediate as yieldToOthers } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { db, engine } from "./client.server.ts";
import { contains, isPart } from "./search.server.ts";
import { searchWords } from "./search-words.ts";

/**
 * A search in the requests of one list for at most `limit` requests with a number below `before`. `index` is the search
 * index that covers the list: that of the visible or of the hidden requests; null for a short list that needs none.
 * `only` narrows the requests of the index to the list.
 */
export type RequestSearch = {
	index: "shown" | "hidden" | null;
	only: RawBuilder<boolean> | null;
	text: string;
	limit: number;
	before?: number;
};
type WordSearch = Omit<RequestSearch, "text"> & { words: readonly string[] };
type Found = { nr: number };

/** Requests compared in one query; SQLite blocks the whole process while it runs. */
const BATCH_SIZE = 2000;
const HIGHEST_NUMBER = 2 ** 31 - 1;

/** These conditions match the declarations of the partial indexes. */
const covered = {
	shown: sql<boolean>`kind = 'request' and not ausgeblendet and suspicion is null`,
	hidden: sql<boolean>`kind = 'request' and ausgeblendet and suspicion is null`,
};

/**
 * Numbers of the newest requests of a list that contain every word, regardless of case, accents, spaces and hyphens,
 * newest first. An index answers this, except on SQLite for words of one or two letters and for lists that are narrower
 * than the index: there requests are compared one by one until enough are found.
 */
export async function findRequests({ text, ...asked }: RequestSearch): Promise<number[]> {
	const search = { ...asked, words: searchWords(text).map((word) => word.text) };
	const isCovered = search.index && !search.only && search.words.every(isPart);
	if (engine() === "sqlite" && !isCovered) return compareRequests(search);
	const { rows } = await requestSearchQuery(search).execute(db());
	return rows.map(({ nr }) => nr);
}

/** The query of `findRequests`, for what the index covers; exported for the bench, which prints its plan. */
export function requestSearchQuery({
	index,
	only,
	words,
	limit,
	before = HIGHEST_NUMBER,
}: WordSearch): RawBuilder<Found> {
	if (engine() === "sqlite") {
		const table = sql.table(index === "hidden" ? "requests_hidden_search" : "requests_search");
		const all = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ");
		return sql<Found>`select rowid as nr from ${table} where ${table} match ${all} and rowid < ${before} order by rowid desc limit ${limit}`;
	}
	const conditions = [...(index ? [covered[index]] : []), ...(only ? [only] : []), ...words.map(containsWord)];
	return sql<Found>`select nr from "Kontaktanfragen_Archiv" where ${sql.join(conditions, sql` and `)} and nr < ${before} order by nr desc limit ${limit}`;
}

const containsWord = (word: string) => contains("search_text", word);

/** Compares the requests that the index finds with what it does not cover: short words, and the list's condition. */
async function compareRequests({ index, only, words, limit, before = HIGHEST_NUMBER }: WordSearch): Promise<number[]> {
	const indexed = index ? words.filter(isPart) : [];
	const compared = words.filter((word) => !indexed.includes(word)).map(containsWord);
	const matching = sql.join([...(only ? [only] : []), ...compared], sql` and `);
	const listed = index
		? sql<boolean>`kind = 'request' and ausgeblendet = ${sql.lit(index === "hidden" ? 1 : 0)} and suspicion is null`
		: only!;
	const all = (below: number) =>
		sql<Found>`select nr from "Kontaktanfragen_Archiv" where ${listed} and nr < ${below} order by nr desc limit ${BATCH_SIZE}`;
	const numbers: number[] = [];
	for (let below = before; numbers.length < limit; await yieldToOthers()) {
		const candidates =
			indexed.length > 0
				? requestSearchQuery({ index, only: null, words: indexed, limit: BATCH_SIZE, before: below })
				: all(below);
		const { rows } = await sql<
			Found & { matches: number }
		>`select nr, (${matching}) as matches from "Kontaktanfragen_Archiv" where nr in (${candidates}) order by nr desc`.execute(
			db(),
		);
		numbers.push(...rows.filter((row) => row.matches).map(({ nr }) => nr));
		if (rows.length < BATCH_SIZE) break;
		below = rows.at(-1)!.nr;
	}
	return numbers.slice(0, limit);
}
