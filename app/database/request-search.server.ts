import { setImmediate as yieldToOthers } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { db, engine } from "./client.server.ts";
import { contains, isIndexed, phrase, searchedWords } from "./search.server.ts";

/** A search in the visible or hidden requests for at most `limit` requests with a number below `before`. */
export type RequestSearch = { hidden: boolean; text: string; limit: number; before?: number };
type Found = { nr: number };

/** Requests compared in one query; SQLite blocks the whole process while it runs. */
const BATCH_SIZE = 2000;
const HIGHEST_NUMBER = 2 ** 31 - 1;

/**
 * Numbers of the newest requests of a view that contain every word, regardless of case and accents, newest first.
 * An index answers this, except for words of one or two letters on SQLite: there requests are compared one by one
 * until enough are found.
 */
export async function findRequests(search: RequestSearch): Promise<number[]> {
	if (engine() === "sqlite" && !searchedWords(search.text).every(isIndexed)) return compareRequests(search);
	const { rows } = await requestSearchQuery(search).execute(db());
	return rows.map(({ nr }) => nr);
}

/** The query of `findRequests`, for words that the index covers. */
export function requestSearchQuery({ hidden, text, limit, before = HIGHEST_NUMBER }: RequestSearch): RawBuilder<Found> {
	const words = searchedWords(text);
	if (engine() === "sqlite") {
		const index = sql.table(hidden ? "requests_hidden_search" : "requests_search");
		return sql<Found>`select rowid as nr from ${index} where ${index} match ${words.map(phrase).join(" AND ")} and rowid < ${before} order by rowid desc limit ${limit}`;
	}
	// These conditions match the declarations of the two partial indexes: one for each view.
	const view = hidden ? sql`ausgeblendet` : sql`not ausgeblendet`;
	const matches = sql.join(
		words.map((word) => contains("search_text", word)),
		sql` and `,
	);
	return sql<Found>`select nr from "Kontaktanfragen_Archiv" where ${view} and ${matches} and nr < ${before} order by nr desc limit ${limit}`;
}

/** Compares the short words with each request that the longer words find, or with every request of the view. */
async function compareRequests({ hidden, text, limit, before = HIGHEST_NUMBER }: RequestSearch): Promise<number[]> {
	const words = searchedWords(text);
	const indexed = words.filter(isIndexed).join(" ");
	const shortWordsMatch = sql.join(
		words.filter((word) => !isIndexed(word)).map((word) => contains("search_text", word)),
		sql` and `,
	);
	const all = (below: number) =>
		sql<Found>`select nr from "Kontaktanfragen_Archiv" where ausgeblendet = ${sql.lit(Number(hidden))} and nr < ${below} order by nr desc limit ${BATCH_SIZE}`;
	const numbers: number[] = [];
	for (let below = before; numbers.length < limit; await yieldToOthers()) {
		const candidates = indexed
			? requestSearchQuery({ hidden, text: indexed, limit: BATCH_SIZE, before: below })
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
