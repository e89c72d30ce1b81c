import { type RawBuilder, sql } from "kysely";
import { engine } from "./client.server.ts";

/**
 * Returns the sort key of a text: without accents and capital letters, on both engines alike. SQLite calls `fold`
 * itself; PostgreSQL imitates it as far as it can. No index helps: every row of the list is folded each time.
 */
export function inFoldedOrder(text: RawBuilder<unknown>): RawBuilder<string> {
	if (engine() === "sqlite") return sql<string>`folded(${text})`;
	const plain = sql`regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g')`;
	const single = sql`translate(${plain}, 'ŁłØøĐđı', 'llooddi')`;
	return sql<string>`lower(${replaced(single, { ß: "ss", Æ: "ae", æ: "ae", Œ: "oe", œ: "oe" })} collate "C")`;
}

/** Replaces letters and signs of a text in SQL. */
export function replaced(text: RawBuilder<unknown>, letters: Record<string, string>): RawBuilder<unknown> {
	let result = text;
	for (const [from, to] of Object.entries(letters)) result = sql`replace(${result}, ${sql.lit(from)}, ${sql.lit(to)})`;
	return result;
}
