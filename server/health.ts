import { type RequestHandler, Router } from "express";
import { sql } from "kysely";
import { db, now } from "../app/foundation/database/client.server.ts";
import { isDamaged } from "../app/foundation/database/damage.server.ts";
import { tryPictureStore } from "../app/media/storage/picture-stores.server.ts";

const TIMEOUT_MILLISECONDS = 3000;
/** Checks of writing share one result for this long, so that frequent requests don't cause frequent writes. */
const SHARED_MILLISECONDS = 3000;

let last: { at: number; result: Promise<string | null> } | undefined;

/** `/healthz`: the process is up. `/readyz`: it can also read and write; otherwise the answer says what fails. */
export const health: RequestHandler = Router()
	.get("/healthz", (_, response) => void response.type("text/plain").send("ok\n"))
	.get("/readyz", async (_, response) => {
		const failure = await findFailure();
		response.status(failure ? 503 : 200).type("text/plain");
		response.send(`${failure || "ok"}\n`);
	});

/** The reason, in a few words, why this process can't work; null when it can. */
async function findFailure(): Promise<string | null> {
	if (isDamaged()) return "the database's file is damaged";
	if (await failureOf(sql`select 1`.execute(db()))) return "the database does not answer";
	const time = performance.now();
	if (!last || time - last.at > SHARED_MILLISECONDS) last = { at: time, result: checkWrites() };
	return last.result;
}

async function checkWrites(): Promise<string | null> {
	const database = await failureOf(tryToWrite());
	if (database) return `the database can't be written to (${database})`;
	const pictures = await failureOf(tryPictureStore());
	return pictures && `the picture folder can't be written to (${pictures})`;
}

/** The error code or SQLite's short text if `work` failed; null if it succeeded. */
async function failureOf(work: Promise<unknown>): Promise<string | null> {
	const timeout = new Promise<string>((resolve) => setTimeout(resolve, TIMEOUT_MILLISECONDS, "no answer").unref());
	const done = work.then(
		() => null,
		(error: Error & { code?: string; errstr?: string }) => error.errstr ?? error.code ?? error.name,
	);
	return Promise.race([done, timeout]);
}

/** Writes and commits one row, always the same one. @throws the database's error when it can't write */
export async function tryToWrite(): Promise<void> {
	const time = now();
	await db()
		.insertInto("throttles")
		.values({ key: "a write is tried", points: 0, expires_at: time, updated_at: time })
		.onConflict((on) => on.column("key").doUpdateSet({ updated_at: time }))
		.execute();
}
