import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import pg from "pg";
import { config } from "../config.server.ts";
import { engine } from "./client.server.ts";

/** What public pages are made of. A page of no topic changes only with the program. */
export const topics = ["offers", "news", "jobs", "settings"] as const;
export type Topic = (typeof topics)[number];
export type ContentVersions = Readonly<Record<Topic, number>>;

/** A connection that says nothing for so long may be dead without either side knowing. */
const HEARTBEAT_MILLISECONDS = 4000;
const PATIENCE_MILLISECONDS = 2000;
const PAUSE_MILLISECONDS = 1000;

/** Tells how often each topic has changed; `null` while that can't be known, and nothing may be taken for fresh. */
export interface ContentWatch {
	versions(): ContentVersions | null;
	/** Somebody of this process may just have changed something: on PostgreSQL the message about it is still on its way. */
	suspect(): void;
	close(): Promise<void>;
}

/** Watches the content of this process's database, whichever process changes it. */
export function watchContent(): ContentWatch {
	return engine() === "postgres" ? listen(config().databaseUrl!) : countsOf(config().dataDir);
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
		suspect() {},
		async close() {
			file?.close();
			file = counts = undefined;
		},
	};
}

/** Counts the messages of PostgreSQL's triggers. Whatever was missed while not listening counts as a change of everything. */
function listen(url: string): ContentWatch {
	const versions: Record<Topic, number> = { offers: 0, news: 0, jobs: 0, settings: 0 };
	let listening = false;
	let closed = false;
	let client: pg.Client | undefined;
	let timer: NodeJS.Timeout | undefined;
	const changed = () => topics.forEach((topic) => versions[topic]++);

	const lost = () => {
		listening = false;
		client?.removeAllListeners().on("error", () => {});
		void client?.end().catch(() => {});
		client = undefined;
		clearTimeout(timer);
		if (!closed) timer = setTimeout(() => void connect(), PAUSE_MILLISECONDS).unref();
	};
	const beat = async (on: pg.Client) => {
		try {
			await on.query("select 1");
			timer = setTimeout(() => void beat(on), HEARTBEAT_MILLISECONDS).unref();
		} catch {
			if (on === client) lost();
		}
	};
	const connect = async () => {
		const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MILLISECONDS, query_timeout: PATIENCE_MILLISECONDS, keepAlive: true });
		client = next;
		next.on("error", () => next === client && lost());
		next.on("end", () => next === client && lost());
		next.on("notification", ({ payload }) => {
			if (topics.includes(payload as Topic)) versions[payload as Topic]++;
		});
		try {
			await next.connect();
			await next.query("listen content");
			changed();
			listening = true;
			void beat(next);
		} catch {
			if (next === client) lost();
		}
	};
	void connect();
	return {
		versions: () => (listening ? { ...versions } : null),
		suspect: changed,
		async close() {
			closed = true;
			const ending = client;
			client = undefined;
			listening = false;
			clearTimeout(timer);
			ending?.removeAllListeners().on("error", () => {});
			await ending?.end().catch(() => {});
		},
	};
}
