import type { Client } from "pg";
import { DatabaseAway } from "./away.server.ts";

/**
 * The driver's messages when a server has not answered in time. Nobody waits for the other failures: a statement that
 * the server cancelled, a connection that is refused, breaks or finds no room.
 */
const timedOut = /^(timeout expired|Connection terminated due to connection timeout|Query read timeout)/;

export type HangWatch = ReturnType<typeof watchHangs>;

/**
 * Remembers that PostgreSQL hangs, so that only the first visitors wait; others check until it is back. `newClient`
 * must set a time-out for connecting.
 */
export function watchHangs(newClient: () => Client) {
	let hangs = false;
	let ended = false;

	async function untilItAnswers(): Promise<void> {
		while (!ended && isTimeOut(await failure()));
		hangs = false;
	}

	async function failure(): Promise<unknown> {
		const client = newClient();
		client.on("error", () => {});
		try {
			await client.connect();
			return undefined;
		} catch (error) {
			return error;
		} finally {
			void client.end().catch(() => {});
		}
	}

	return {
		/** @throws DatabaseAway while the server hangs */
		refuse() {
			if (hangs) throw new DatabaseAway(new Error("it has not answered in time"));
		},
		note(error: unknown) {
			if (hangs || ended || !isTimeOut(error)) return;
			hangs = true;
			void untilItAnswers();
		},
		end: () => void (ended = true),
	};
}

function isTimeOut(error: unknown): boolean {
	return error instanceof Error && timedOut.test(error.message);
}
