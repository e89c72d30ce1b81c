import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import pg from "pg";
import { config } from "../config.server.ts";
import { engine } from "./client.server.ts";

/** What public pages are made of. A page of no topic changes only with the program. */
export const topics = ["offers", "news", "jobs", "settings"] as const;
export type Topic = (typeof topics)[number];
export type ContentVersions = Readonly<Record<Topic, number>>;

/** How long PostgreSQL may take to say that it has told everything. */
const PATIENCE_MILLISECONDS = 250;
const CONNECT_MILLISECONDS = 2000;
const PAUSE_MILLISECONDS = 500;

/** Tells how often each topic has changed; `null` while that can't be known, and nothing may be taken for fresh. */
export interface ContentWatch {
	/** As of now: every change that was acknowledged to anybody before the call is counted. */
	versions(): ContentVersions | null | Promise<ContentVersions | null>;
	close(): Promise<void>;
}

/** Watches the content of this process's database, whichever process changes it. */
export function watchContent(): ContentWatch {
	return engine() === "postgres" ? new Listener(config().databaseUrl!) : countsOf(config().dataDir);
}

/** Every look reads the counts that triggers keep, on a connection of its own: one inside a transaction would see what may yet be undone. */
function countsOf(dataDir: string): ContentWatch {
	let file: DatabaseSync | undefined;
	let counts: StatementSync | undefined;
	return {
		versions() {
			try {
				file ??= new DatabaseSync(join(dataDir, "site.sqlite"), { readOnly: true, timeout: 100 });
				counts ??= file.prepare(
					`select ${topics.map((topic) => `coalesce(max(value) filter (where name = 'content ${topic}'), 0) + 0 as ${topic}`).join(", ")} from settings where name >= 'content ' and name < 'content!'`,
				);
				return counts.get() as ContentVersions;
			} catch {
				return null;
			}
		},
		async close() {
			file?.close();
			file = counts = undefined;
		},
	};
}

/**
 * Counts the messages of PostgreSQL's triggers. A message can be on its way while who caused it asks for the page already, so each look
 * first goes to the server and back on the same connection: what was told before arrives before. Looks at the same time share one way.
 */
class Listener implements ContentWatch {
	readonly #url: string;
	readonly #versions: Record<Topic, number> = { offers: 0, news: 0, jobs: 0, settings: 0 };
	#client: pg.Client | undefined;
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
		const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: CONNECT_MILLISECONDS, query_timeout: PATIENCE_MILLISECONDS, keepAlive: true });
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
