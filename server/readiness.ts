import { sql } from "kysely";
import { db } from "../app/database/client.server.ts";
import { isDamaged } from "../app/database/damage.server.ts";
import { tryToWrite } from "../app/database/write-trial.server.ts";
import { tryPictureStore } from "../app/media/picture-stores.server.ts";

const PATIENCE_MILLISECONDS = 3000;
/** Whoever asks within this time shares one trial: a question a second must not become a write a second. */
const SHARED_MILLISECONDS = 3000;

let last: { at: number; trial: Promise<string | null> } | undefined;

/** What keeps this process from its work, in a few words; null when nothing does. */
export async function whatFails(): Promise<string | null> {
	if (isDamaged()) return "the database's file is damaged";
	if (await failureOf(sql`select 1`.execute(db()))) return "the database does not answer";
	const time = performance.now();
	if (!last || time - last.at > SHARED_MILLISECONDS) last = { at: time, trial: tryBoth() };
	return last.trial;
}

async function tryBoth(): Promise<string | null> {
	const database = await failureOf(tryToWrite());
	if (database) return `the database can't be written to (${database})`;
	const pictures = await failureOf(tryPictureStore());
	return pictures && `the picture folder can't be written to (${pictures})`;
}

/** Why it failed, as a code or SQLite's few words; null when it did not. */
async function failureOf(work: Promise<unknown>): Promise<string | null> {
	const patience = new Promise<string>((late) => setTimeout(late, PATIENCE_MILLISECONDS, "no answer").unref());
	const done = work.then(
		() => null,
		(error: Error & { code?: string; errstr?: string }) => error.errstr ?? error.code ?? error.name,
	);
	return Promise.race([done, patience]);
}
