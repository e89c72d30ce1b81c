import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { config } from "../config.server.ts";
import { engine } from "./client.server.ts";
import { ContentListener } from "./content-listener.server.ts";
import { type ContentVersions, type ContentWatch, topics } from "./content-topics.ts";

/** Watches the content of this process's database, whichever process changes it. */
export function watchContent(): ContentWatch {
	return engine() === "postgres" ? new ContentListener(config().databaseUrl!) : countsOf(config().dataDir);
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
