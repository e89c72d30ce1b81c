import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { config } from "#app/foundation/config/config.server.ts";
import { db, engine } from "#app/foundation/database/client.server.ts";
import { sqliteFile } from "#app/foundation/database/sqlite.server.ts";
import { tryToWrite } from "#server/health.ts";

// As long as a visitor waits, not as other tests do.
process.env.DATABASE_PATIENCE = "1";

const read = () => sql<{ one: number }>`select 1 as one`.execute(db());
const ALL = 10;

describe.runIf(engine() === "sqlite")("while another process writes into the SQLite file", () => {
	// It stands in this process, so whoever waits for it without letting go waits in vain.
	let other: DatabaseSync;
	beforeEach(() => {
		other = new DatabaseSync(sqliteFile(config().dataDir));
		other.exec("begin immediate");
	});
	afterEach(() => other.close());

	const emptyTransaction = () =>
		db()
			.transaction()
			.execute(async () => {});
	test.each([
		["a statement", tryToWrite],
		["a transaction", emptyTransaction],
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

describe.runIf(engine() === "postgres")("PostgreSQL is not away for others", () => {
	test("when it has cancelled a slow statement", async () => {
		await expect(sql`select pg_sleep(8)`.execute(db())).rejects.toMatchObject({ code: "57014" });
		await read();
	});

	test("when all connections are in use for longer than a visitor waits", async () => {
		const over = Promise.withResolvers<void>();
		let begun = 0;
		const users = Array.from({ length: ALL }, () =>
			db()
				.transaction()
				.execute(async () => {
					begun++;
					await over.promise;
				}),
		);
		await expect.poll(() => begun).toBe(ALL);
		await expect(read()).rejects.toThrow("timeout exceeded when trying to connect");
		over.resolve();
		await read();
		await Promise.all(users);
	});
});
