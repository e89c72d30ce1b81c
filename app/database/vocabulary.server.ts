import { sql } from "kysely";
import { db } from "./client.server.ts";
import type { SearchedTable } from "./schema.ts";
import { Vocabulary } from "./vocabulary.ts";

const kept = new Map<SearchedTable, { state: string; vocabulary: Vocabulary }>();

/** The words of a table. They are read again when a record was added, saved or removed, by this process or another. */
export async function vocabularyOf(table: SearchedTable): Promise<Vocabulary> {
	const state = await stateOf(table);
	const known = kept.get(table);
	if (known?.state === state) return known.vocabulary;
	const rows = await db()
		.selectFrom(table as "Karriere")
		.select("search_text")
		.execute();
	const vocabulary = new Vocabulary();
	vocabulary.add(rows.map((row) => row.search_text));
	kept.set(table, { state, vocabulary });
	return vocabulary;
}

/** Differs after every change: each save counts the version up and sets the time. An index answers this for offers. */
async function stateOf(table: SearchedTable): Promise<string> {
	const { rows } = await sql<{
		state: string;
	}>`select cast(count(*) as text) || ' ' || cast(coalesce(sum(version), 0) as text) || ' ' || coalesce(cast(max(updated_at) as text), '') as state from ${sql.table(table)}`.execute(
		db(),
	);
	return rows[0]!.state;
}
