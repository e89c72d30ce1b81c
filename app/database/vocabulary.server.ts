import { sql } from "kysely";
import { db } from "./client.server.ts";
import type { SearchedTable } from "./schema.ts";
import { StoredTexts } from "./stored-texts.ts";
import { Vocabulary } from "./vocabulary.ts";

/** What a table's search texts are made of. */
type Known = { vocabulary: Vocabulary; texts: StoredTexts };

const kept = new Map<SearchedTable, Known & { state: string }>();

/** The words of a table. They are read again when a record was added, saved or removed, by this process or another. */
export async function wordsOf(table: SearchedTable): Promise<Known> {
	const state = await stateOf(table);
	const known = kept.get(table);
	if (known?.state === state) return known;
	const rows = await db()
		.selectFrom(table as "Karriere")
		.select("search_text")
		.execute();
	const texts = rows.map((row) => row.search_text);
	const vocabulary = new Vocabulary();
	vocabulary.add(texts);
	const read = { state, vocabulary, texts: new StoredTexts(texts) };
	kept.set(table, read);
	return read;
}

/**
 * Differs after every change: each save sets the time. Two numbers that the database has at hand, even for 10,000
 * offers.
 */
async function stateOf(table: SearchedTable): Promise<string> {
	const all = sql.table(table);
	const { rows } = await sql<{
		count: number;
		newest: string | null;
	}>`select (select count(*) from ${all}) as count, (select max(updated_at) from ${all}) as newest`.execute(db());
	return `${rows[0]!.count} ${rows[0]!.newest}`;
}
