import { DatabaseSync, type StatementSync } from "node:sqlite";
import { config } from "../config/config.server.ts";
import { whenClosed } from "./client.server.ts";
import { postgresDriver, surviveBreaks } from "./postgres.server.ts";
import { sqliteFile } from "./sqlite.server.ts";

type ContentVersion = number | null | Promise<number | null>;
interface ContentWatch {
	version(): ContentVersion;
	close(): Promise<void>;
}

let watch: ContentWatch | undefined;

/**
 * The version of the content that public pages show, with every change that any process acknowledged before the call;
 * null while it is unknown.
 */
export function contentVersion(): ContentVersion {
	if (!watch) {
		const { databaseUrl, dataDir } = config();
		const begun = (watch = databaseUrl ? watchPostgres(databaseUrl) : watchSqlite(dataDir));
		whenClosed(() => {
			watch = undefined;
			return begun.close();
		});
	}
	return watch.version();
}

/** Returns a function that keeps what `read` has read until content changes, in any process. */
export function keptUntilChanged<T>(read: () => Promise<T>): () => Promise<T> {
	let kept: { version: number; reading: Promise<T> } | undefined;
	return async () => {
		const version = await contentVersion();
		if (kept?.version === version) return kept.reading;
		const reading = read();
		if (version === null) return reading;
		kept = { version, reading };
		reading.catch(() => (kept = undefined));
		return reading;
	};
}

/**
 * The version is the sum of what triggers count in `settings`, under the name `content …` of each table; reading it
 * takes eight microseconds. A connection of its own never sees changes of a transaction that may yet be rolled back.
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

/** No page waits longer for the version, which is then unknown. */
const TIMEOUT_MILLISECONDS = 250;
/** After a failure the version is unknown for this long without asking, so that not every page waits. */
const AFTER_FAILURE_MILLISECONDS = 500;

/** Uses a connection of its own, which no slow query can occupy. Concurrent requests share a reading. */
function watchPostgres(url: string): ContentWatch {
	const timeout = TIMEOUT_MILLISECONDS * config().databasePatience;
	const pool = surviveBreaks(
		new (postgresDriver().Pool)({
			connectionString: url,
			max: 1,
			connectionTimeoutMillis: timeout,
			query_timeout: timeout,
			idleTimeoutMillis: 0,
		}),
	);
	let inFlight: Promise<unknown> = Promise.resolve();
	let next: Promise<number | null> | undefined;
	let unknownUntil = 0;
	const read = async () => {
		next = undefined;
		try {
			const answer = pool.query<{ version: string }>(
				"select value as version from settings where name = 'content changes'",
			);
			inFlight = answer.catch(() => {});
			return Number((await answer).rows[0]?.version ?? 0);
		} catch {
			unknownUntil = Date.now() + AFTER_FAILURE_MILLISECONDS;
			return null;
		}
	};
	return {
		version() {
			if (Date.now() < unknownUntil) return null;
			// A reading already in flight may have begun before a change that was acknowledged before this call.
			return (next ??= inFlight.then(read));
		},
		close: () => pool.end(),
	};
}
