import { DatabaseSync, type StatementSync } from "node:sqlite";
import { config } from "../config.server.ts";
import { engine, whenClosed } from "./client.server.ts";
import { ContentListener } from "./content-listener.server.ts";
import { type ContentVersions, type ContentWatch, topics } from "./content-topics.ts";
import { sqliteFile } from "./sqlite.server.ts";

/** Watches the content of this process's database, also for changes made by other processes. */
export function watchContent(): ContentWatch {
	return engine() === "postgres" ? new ContentListener(config().databaseUrl!) : watchSqlite(config().dataDir);
}

let ours: ContentWatch | undefined;

/** The versions of this process's content, null when they are not known; the watch ends with the database. */
export function contentVersions(): ReturnType<ContentWatch["versions"]> {
	if (!ours) {
		const watch = (ours = watchContent());
		whenClosed(() => {
			ours = undefined;
			return watch.close();
		});
	}
	return ours.versions();
}

/**
 * Each read asks SQLite whether anything was committed since the last one, which takes two microseconds, and only then
 * reads the counts that triggers maintain. It uses its own connection, because one inside a transaction would see
 * changes that may yet be rolled back.
 */
function watchSqlite(dataDir: string): ContentWatch {
	let file: DatabaseSync | undefined;
	let commits: StatementSync;
	let counts: StatementSync;
	let seen: unknown;
	let last: ContentVersions;
	return {
		versions() {
			try {
				if (!file) {
					file = new DatabaseSync(sqliteFile(dataDir), { readOnly: true, timeout: 100 });
					commits = file.prepare("pragma data_version");
					counts = file.prepare(
						`select ${topics.map((topic) => `coalesce(max(value) filter (where name = 'content ${topic}'), 0) + 0 as ${topic}`).join(", ")} from settings where name >= 'content ' and name < 'content!'`,
					);
				}
				const now = commits.get()!.data_version;
				if (now !== seen) {
					const read = counts.get() as ContentVersions;
					// The page cache compares by identity: unchanged content must give the same object.
					last = last && topics.every((topic) => last[topic] === read[topic]) ? last : read;
					seen = now;
				}
				return last;
			} catch {
				file?.close();
				file = seen = undefined;
				return null;
			}
		},
		async close() {
			file?.close();
			file = seen = undefined;
		},
	};
}
