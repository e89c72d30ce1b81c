import type { Client } from "pg";
import { config } from "../config/config.server.ts";
import type { ContentWatch } from "./content-watch.ts";
import { postgresDriver } from "./postgres.server.ts";

/** How long PostgreSQL may take to confirm that it has delivered every notification. */
const QUERY_TIMEOUT_MILLISECONDS = 250;
const CONNECT_TIMEOUT_MILLISECONDS = 2000;
const RECONNECT_DELAY_MILLISECONDS = 500;

/**
 * Counts the notifications that PostgreSQL's triggers send. A client may request a page before the notification of its
 * own change has arrived, so each read makes a round trip on the same connection first: PostgreSQL delivers earlier
 * notifications before the answer. Concurrent reads share one round trip.
 */
export class ContentListener implements ContentWatch {
	readonly #url: string;
	#version = 0;
	#client: Client | undefined;
	#listening = false;
	#closed = false;
	#reconnect: NodeJS.Timeout | undefined;
	#inFlight: Promise<unknown> | undefined;
	#next: Promise<number | null> | undefined;

	constructor(url: string) {
		this.#url = url;
		void this.#connect();
	}

	version(): Promise<number | null> | null {
		if (!this.#listening) return null;
		// A round trip already in flight may have reached the server before this call, so it proves nothing here.
		return (this.#next ??= (this.#inFlight ?? Promise.resolve()).then(() => this.#roundTrip()));
	}

	async close(): Promise<void> {
		this.#closed = true;
		const client = this.#client;
		this.#dropClient();
		clearTimeout(this.#reconnect);
		await client?.end().catch(() => {});
	}

	async #roundTrip(): Promise<number | null> {
		const client = this.#client;
		this.#next = undefined;
		if (!client || !this.#listening) return null;
		const answer = client.query("");
		this.#inFlight = answer.catch(() => {});
		try {
			await answer;
			return this.#listening ? this.#version : null;
		} catch {
			if (client === this.#client) this.#handleLoss();
			return null;
		}
	}

	async #connect(): Promise<void> {
		const client = new (postgresDriver().Client)({
			connectionString: this.#url,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
			query_timeout: QUERY_TIMEOUT_MILLISECONDS * config().databasePatience,
			keepAlive: true,
		});
		this.#client = client;
		const onLoss = () => client === this.#client && this.#handleLoss();
		client.on("error", onLoss);
		client.on("end", onLoss);
		client.on("notification", () => this.#version++);
		try {
			await client.connect();
			await client.query("listen content");
			if (client !== this.#client) return;
			// Notifications sent while we were not listening are lost, so the content may have changed.
			this.#version++;
			this.#listening = true;
		} catch {
			onLoss();
		}
	}

	#handleLoss(): void {
		const client = this.#client;
		this.#dropClient();
		void client?.end().catch(() => {});
		if (!this.#closed) this.#reconnect = setTimeout(() => void this.#connect(), RECONNECT_DELAY_MILLISECONDS).unref();
	}

	#dropClient(): void {
		// Without an error listener, a connection that breaks later would end the process.
		this.#client?.removeAllListeners().on("error", () => {});
		this.#client = this.#next = this.#inFlight = undefined;
		this.#listening = false;
	}
}
