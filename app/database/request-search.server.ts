import { setImmediate as others } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { db, engine } from "./client.server.ts";
import { contains, isIndexed, phrase, searchedWords } from "./search.server.ts";

/** Which requests are searched, for which words; at most `limit` of them, all with a number below `before`. */
export type Searched = { hidden: boolean; text: string; limit: number; before?: number };
type Found = { nr: number };

/** So many requests are compared in one go: SQLite holds up everybody else meanwhile. */
const STEP = 2000;
const HIGHEST_NUMBER = 2 ** 31 - 1;

/**
 * Numbers of the newest requests of a view in which every word occurs, whatever its case or accents, the newest first.
 * Answered from an index; only words of one or two letters have none on SQLite, and there requests are compared one by
 * one until enough are found.
 */
export async function findRequests(searched: Searched): Promise<number[]> {
	if (engine() === "sqlite" && !searchedWords(searched.text).every(isIndexed)) return compareRequests(searched);
	const { rows } = await foundRequests(searched).execute(db());
	return rows.map(({ nr }) => nr);
}

/** The query of `findRequests`, for words that have an index. */
export function foundRequests({ hidden, text, limit, before = HIGHEST_NUMBER }: Searched): RawBuilder<Found> {
	const words = searchedWords(text);
	if (engine() === "sqlite") {
		const index = sql.table(hidden ? "requests_hidden_search" : "requests_search");
		return sql<Found>`select rowid as nr from ${index} where ${index} match ${words.map(phrase).join(" AND ")} and rowid < ${before} order by rowid desc limit ${limit}`;
	}
	// As the two indexes are declared: each holds the requests of one view.
	const view = hidden ? sql`ausgeblendet` : sql`not ausgeblendet`;
	const matches = sql.join(
		words.map((word) => contains("search_text", word)),
		sql` and `,
	);
	return sql<Found>`select nr from "Kontaktanfragen_Archiv" where ${view} and ${matches} and nr < ${before} order by nr desc limit ${limit}`;
}

/** Goes through what the longer words find, or through all requests of the view, and compares the short words. */
async function compareRequests({ hidden, text, limit, before = HIGHEST_NUMBER }: Searched): Promise<number[]> {
	const words = searchedWords(text);
	const indexed = words.filter(isIndexed).join(" ");
	const fits = sql.join(
		words.filter((word) => !isIndexed(word)).map((word) => contains("search_text", word)),
		sql` and `,
	);
	const all = (below: number) =>
		sql<Found>`select nr from "Kontaktanfragen_Archiv" where ausgeblendet = ${sql.lit(Number(hidden))} and nr < ${below} order by nr desc limit ${STEP}`;
	const found: number[] = [];
	for (let below = before; found.length < limit; await others()) {
		const candidates = indexed ? foundRequests({ hidden, text: indexed, limit: STEP, before: below }) : all(below);
		const { rows } = await sql<
			Found & { fits: number }
		>`select nr, (${fits}) as fits from "Kontaktanfragen_Archiv" where nr in (${candidates}) order by nr desc`.execute(
			db(),
		);
		found.push(...rows.filter((row) => row.fits).map(({ nr }) => nr));
		if (rows.length < STEP) break;
		below = rows.at(-1)!.nr;
	}
	return found.slice(0, limit);
}
