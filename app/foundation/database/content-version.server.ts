import { DatabaseSync, type StatementSync } from "node:sqlite";
import { config } from "../config/config.server.ts";
import { engine, whenClosed } from "./client.server.ts";
import { ContentListener } from "./content-listener.server.ts";
import type { ContentWatch } from "./content-watch.ts";
import { sqliteFile } from "./sqlite.server.ts";

/** Watches the content of this process's database, also for changes made by other processes. */
export function watchContent(): ContentWatch {
	return engine() === "postgres" ? new ContentListener(config().databaseUrl!) : watchSqlite(config().dataDir);
}

let ours: ContentWatch | undefined;

/** The version of this process's content, null when it is not known; the watch ends with the database. */
export function contentVersion(): ReturnType<ContentWatch["version"]> {
	if (!ours) {
		const watch = (ours = watchContent());
		whenClosed(() => {
			ours = undefined;
			return watch.close();
		});
	}
	return ours.version();
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
