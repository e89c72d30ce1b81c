import type { Client } from "pg";
import { DatabaseAway } from "./away.server.ts";

/**
 * The driver's messages when a server has not answered in time. Nobody waits for the other failures: a statement that
 * the server cancelled, a connection that is refused, breaks or finds no room.
 */
const timedOut = /^(timeout expired|Connection terminated due to connection timeout|Query read timeout)/;

/** Remembers that PostgreSQL hangs, so that only the first visitors wait; others check until it is back. */
export class HangWatch {
	readonly #newClient: () => Client;
	#hangs = false;
	#ended = false;

	/** `newClient` must set a time-out for connecting. */
	constructor(newClient: () => Client) {
		this.#newClient = newClient;
	}

	/** @throws DatabaseAway while the server hangs */
	refuse(): void {
		if (this.#hangs) throw new DatabaseAway(new Error("it has not answered in time"));
	}

	note(error: unknown): void {
		if (this.#hangs || this.#ended || !isTimeOut(error)) return;
		this.#hangs = true;
		void this.#untilItAnswers();
	}

	end(): void {
		this.#ended = true;
	}

	async #untilItAnswers(): Promise<void> {
		while (!this.#ended && isTimeOut(await this.#failure()));
		this.#hangs = false;
	}

	async #failure(): Promise<unknown> {
		const client = this.#newClient();
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
}

function isTimeOut(error: unknown): boolean {
	return error instanceof Error && timedOut.test(error.message);
}
