import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { config } from "#app/config/config.server.ts";
import { db, engine } from "#app/database/client.server.ts";
import { sqliteFile } from "#app/database/sqlite.server.ts";
import { tryToWrite } from "#app/database/write-trial.server.ts";

const read = () => sql<{ one: number }>`select 1 as one`.execute(db());

describe.runIf(engine() === "sqlite")("while another process writes into the SQLite file", () => {
	// It stands in this process, so whoever waits for it without letting go waits in vain.
	let other: DatabaseSync;
	beforeEach(() => {
		other = new DatabaseSync(sqliteFile(config().dataDir));
		other.exec("begin immediate");
	});
	afterEach(() => other.close());

	test.each([
		["a statement", tryToWrite],
		[
			"a transaction",
			() =>
				db()
					.transaction()
					.execute(async () => {}),
		],
	])("%s waits, others read meanwhile, and it is done when the file is free", async (_, write) => {
		let isDone = false;
		const writing = write().then(() => (isDone = true));
		for (let n = 0; n < 20; n++) expect((await read()).rows).toEqual([{ one: 1 }]);
		expect(isDone).toBe(false);
		other.exec("commit");
		await writing;
	});

	test("what waits too long fails, and nobody after it does", async () => {
		await expect(tryToWrite()).rejects.toThrow("database is locked");
		other.exec("commit");
		await tryToWrite();
	});
});
