import { setImmediate as yieldToOthers } from "node:timers/promises";
import { db } from "./client.server.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Misspelt words are looked for among those of the newest requests; older ones are found by their own words. */
const NEWEST_REQUESTS = 20_000;
/** Requests read in one query; SQLite blocks the whole process while it runs. */
const BATCH_SIZE = 1000;

const vocabulary = new Vocabulary();
/** The number of the last request that was read; null before the first. */
let last: number | null = null;
let reading: Promise<unknown> = Promise.resolve();

/**
 * The words of the newest contact requests. What a request says never changes, so only new ones are read. Words of a
 * deleted request stay in memory until the process ends; they are never shown.
 */
export function requestVocabulary(): Promise<Vocabulary> {
	// One after the other, so that no request is read twice.
	const read = reading.then(readNew, readNew);
	reading = read;
	return read;
}

async function readNew(): Promise<Vocabulary> {
	last ??= (await newest()) - NEWEST_REQUESTS;
	for (; ; await yieldToOthers()) {
		const rows = await db()
			.selectFrom("Kontaktanfragen_Archiv")
			.select(["nr", "search_text"])
			.where("nr", ">", last)
			.orderBy("nr")
			.limit(BATCH_SIZE)
			.execute();
		vocabulary.add(rows.map((row) => row.search_text));
		last = rows.at(-1)?.nr ?? last;
		if (rows.length < BATCH_SIZE) return vocabulary;
	}
}

async function newest(): Promise<number> {
	const row = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select("nr")
		.orderBy("nr", "desc")
		.limit(1)
		.executeTakeFirst();
	return row?.nr ?? 0;
}
