import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeJob, makeOffer } from "../make.ts";

// A visitor is answered in time, however slow the database is.
process.env.DATABASE_PATIENCE = "1";
useBuiltSite();

/** SQLite has no server that could cancel a query; its queries are bounded by what they may ask for. */
const onPostgres = process.env.TEST_ENGINE === "postgres";
/** Far longer than any limit of the site and of this test: what is not cancelled fails it. */
const SLOW_SECONDS = 600;

beforeAll(async () => {
	await makeOffer();
	await makeJob({ title: "Schlosser" });
});

/** Reading the offers takes ten minutes: a view that sleeps stands in for the table. */
async function sleepingOffers<T>(work: () => Promise<T>): Promise<T> {
	await sql`alter table "Angebote" rename to away`.execute(db());
	await sql`create view "Angebote" as select away.* from (select pg_sleep(${sql.lit(SLOW_SECONDS)})) as nap cross join away`.execute(
		db(),
	);
	try {
		return await work();
	} finally {
		await sql`drop view "Angebote"`.execute(db());
		await sql`alter table away rename to "Angebote"`.execute(db());
	}
}

/** Somebody else holds the offers in a transaction that does not end. */
async function lockedOffers<T>(work: () => Promise<T>): Promise<T> {
	return db()
		.transaction()
		.execute(async (t) => {
			await sql`lock table "Angebote" in access exclusive mode`.execute(t);
			return work();
		});
}

const waiting = async () =>
	(
		await sql<{
			query: string;
		}>`select query from pg_stat_activity where state = 'active' and query like '%from "Angebote"%' and pid <> pg_backend_pid()`.execute(
			db(),
		)
	).rows;

describe.skipIf(!onPostgres).each([
	["sleeps for ten minutes", sleepingOffers],
	["waits for a lock that is never given back", lockedOffers],
] as const)("a query that %s", (_, hold) => {
	test("is cancelled with a message, leaves nothing running, and others are served meanwhile", async () => {
		// What this process has rendered once is quick, and then changed, so that nothing of it is in memory.
		const others = ["/karriere", "/impressum", "/en/karriere", "/healthz", "/readyz"];
		const othersAreServed = () =>
			Promise.all(others.map(async (path) => expect((await visitor().visit(path)).status, path).toBe(200)));
		await othersAreServed();
		await makeJob({ title: "Schlosser" });
		await makeOffer();
		await hold(async () => {
			const slow = Promise.all(
				["/angebot/kaufen?q=x", "/en/angebot/mieten?q=x", "/angebot/kaufen?min=5"].map((path) => visitor().visit(path)),
			);
			await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
			await othersAreServed();
			const answers = await slow;
			expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
			expect((await answers[0]!.text()).includes("Die Angebote konnten nicht geladen werden.")).toBe(true);
			await expect.poll(waiting).toEqual([]);
		});
		expect((await visitor().visit("/angebot/kaufen?q=x")).status).toBe(200);
	});
});
