import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Client } from "pg";
import { config } from "../config/config.server.ts";
import { whenClosed } from "./client.server.ts";
import { postgresDriver } from "./postgres.server.ts";
import { sqliteFile } from "./sqlite.server.ts";

type ContentVersion = number | null | Promise<number | null>;
interface ContentWatch {
	version(): ContentVersion;
	close(): Promise<void>;
}

let watch: ContentWatch | undefined;

/**
 * The version of the content that public pages show, after every change that was acknowledged to any client of any
 * process before the call. Two versions compare as the content: equal, or changed. Null while it is unknown. The watch
 * begins with the first call and ends with the database.
 */
export function contentVersion(): ContentVersion {
	if (!watch) {
		const { databaseUrl, dataDir } = config();
		const begun = (watch = databaseUrl ? new ContentListener(databaseUrl) : watchSqlite(dataDir));
		whenClosed(() => {
			watch = undefined;
			return begun.close();
		});
	}
	return watch.version();
}

/**
 * The version is the sum of what triggers count under `content …` in `settings`, each table under a name of its own;
 * reading it takes eight microseconds. It uses its own connection, because one inside a transaction would see changes
 * that may yet be rolled back.
 */
function watchSqlite(dataDir: string): ContentWatch {
	let file: DatabaseSync | undefined;
	let count: StatementSync;
	const forget = () => {
		file?.close();
		file = undefined;
	};
	return {
		version() {
			try {
				if (!file) {
					file = new DatabaseSync(sqliteFile(dataDir), { readOnly: true, timeout: 100 });
					count = file.prepare(
						"select total(value) as version from settings where name >= 'content ' and name < 'content!'",
					);
				}
				return Number(count.get()!.version);
			} catch {
				forget();
				return null;
			}
		},
		async close() {
			forget();
		},
	};
}

/** How long PostgreSQL may take to confirm that it has delivered every notification. */
const QUERY_TIMEOUT_MILLISECONDS = 250;
const CONNECT_TIMEOUT_MILLISECONDS = 2000;
const RECONNECT_DELAY_MILLISECONDS = 500;
/** Counted for the whole process, so that a new listener never repeats a version. */
let notifications = 0;

/**
 * Counts the notifications that PostgreSQL's triggers send. A client may request a page before the notification of its
 * own change has arrived, so each read makes a round trip on the same connection first: PostgreSQL delivers earlier
 * notifications before the answer. Concurrent reads share one round trip.
 */
class ContentListener implements ContentWatch {
	readonly #url: string;
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
			return this.#listening ? notifications : null;
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
		client.on("notification", () => notifications++);
		try {
			await client.connect();
			await client.query("listen content");
			if (client !== this.#client) return;
			// Notifications sent while we were not listening are lost, so the content may have changed.
			notifications++;
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
