import type { Client } from "pg";
import { type ContentVersions, type ContentWatch, type Topic, topics } from "./content-topics.ts";
import { postgresDriver } from "./postgres.server.ts";

/** How long PostgreSQL may take to say that it has told everything. */
const PATIENCE_MILLISECONDS = 250;
const CONNECT_MILLISECONDS = 2000;
const PAUSE_MILLISECONDS = 500;

/**
 * Counts the messages of PostgreSQL's triggers. A message can be on its way while who caused it asks for the page
 * already, so each look first goes to the server and back on the same connection: what was told before arrives before.
 * Looks at the same time share one way.
 */
export class ContentListener implements ContentWatch {
	readonly #url: string;
	readonly #versions: Record<Topic, number> = { offers: 0, news: 0, jobs: 0, settings: 0 };
	#client: Client | undefined;
	#listening = false;
	#closed = false;
	#pause: NodeJS.Timeout | undefined;
	#underWay: Promise<unknown> | undefined;
	#next: Promise<ContentVersions | null> | undefined;

	constructor(url: string) {
		this.#url = url;
		void this.#connect();
	}

	versions(): Promise<ContentVersions | null> | null {
		if (!this.#listening) return null;
		// One that is under way may have passed the server before this call.
		return (this.#next ??= (this.#underWay ?? Promise.resolve()).then(() => this.#goAndReturn()));
	}

	async close(): Promise<void> {
		this.#closed = true;
		const client = this.#client;
		this.#forget();
		clearTimeout(this.#pause);
		await client?.end().catch(() => {});
	}

	async #goAndReturn(): Promise<ContentVersions | null> {
		const client = this.#client;
		this.#next = undefined;
		if (!client || !this.#listening) return null;
		const way = client.query("");
		this.#underWay = way.catch(() => {});
		try {
			await way;
			return this.#listening ? { ...this.#versions } : null;
		} catch {
			if (client === this.#client) this.#lost();
			return null;
		}
	}

	async #connect(): Promise<void> {
		const client = new (postgresDriver().Client)({
			connectionString: this.#url,
			connectionTimeoutMillis: CONNECT_MILLISECONDS,
			query_timeout: PATIENCE_MILLISECONDS,
			keepAlive: true,
		});
		this.#client = client;
		const lost = () => client === this.#client && this.#lost();
		client.on("error", lost);
		client.on("end", lost);
		client.on("notification", ({ payload }) => {
			if (topics.includes(payload as Topic)) this.#versions[payload as Topic]++;
		});
		try {
			await client.connect();
			await client.query("listen content");
			if (client !== this.#client) return;
			// What was told while nobody listened may be anything.
			for (const topic of topics) this.#versions[topic]++;
			this.#listening = true;
		} catch {
			lost();
		}
	}

	#lost(): void {
		const client = this.#client;
		this.#forget();
		void client?.end().catch(() => {});
		if (!this.#closed) this.#pause = setTimeout(() => void this.#connect(), PAUSE_MILLISECONDS).unref();
	}

	#forget(): void {
		// A connection that breaks afterwards must not end the process.
		this.#client?.removeAllListeners().on("error", () => {});
		this.#client = this.#next = this.#underWay = undefined;
		this.#listening = false;
	}
}
