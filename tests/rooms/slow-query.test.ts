import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";

const onPostgres = process.env.TEST_ENGINE === "postgres";

/** SQLite runs within the process, one query after the other: nothing could cancel one there, so none may be slow (see the bench). */
test.runIf(onPostgres)("An 8-second query is cancelled, and others are served meanwhile", async () => {
	let isOver = false;
	const slow = sql`select pg_sleep(8)`.execute(db()).then(
		() => "answered",
		(error: Error) => error.message,
	);
	void slow.then(() => (isOver = true));
	for (let n = 0; n < 5; n++) expect((await sql<{ n: number }>`select ${sql.lit(n)} as n`.execute(db())).rows).toEqual([{ n }]);
	expect(isOver).toBe(false);
	expect(await slow).toMatch(/statement timeout/);
	const { rows } = await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`.execute(db());
	expect(rows).toEqual([]);
});
