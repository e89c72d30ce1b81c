import { openSiteFile } from "../app/operation/backup/snapshot.server.ts";
import { BadSetting } from "../app/foundation/config/config.server.ts";
import type { Connection, Database } from "../app/foundation/database/client.server.ts";
import {
	emptyTables,
	insertRows,
	rowsOf,
	setCounters,
	tablesInOrder,
	tallies,
	Tally,
} from "../app/foundation/database/copying.server.ts";
import { migrateOn } from "../app/foundation/database/migrate.server.ts";
import { readSetting, storeSetting } from "../app/foundation/database/settings.server.ts";
import { FORMER_ID, OWN_ID } from "../app/media/storage/store-id.server.ts";
import { openPostgresWithoutTimeouts } from "../app/foundation/database/postgres.server.ts";
import { requireSite, run, Stop } from "./command.ts";

/*
 * npm run move-to-postgres -- postgres://user:password@host/database
 *
 * Copies everything from the SQLite file in DATA_DIR into an empty PostgreSQL database, and compares counts and
 * checksums of every table before it commits. Does not copy pictures. Only reads the SQLite file, as it is when the
 * command starts.
 */
await run(async ([url]) => {
	if (!url || !/^postgres(ql)?:\/\//.test(url))
		throw new Stop("Usage: npm run move-to-postgres -- postgres://user:password@host/database");
	requireSite();
	const from = openSiteFile();
	const to = openPostgresWithoutTimeouts(url);
	try {
		await migrateOn(from, "sqlite");
		await migrateOn(to, "postgres").catch((error: Error) => {
			if (error instanceof BadSetting) throw error;
			throw new Stop(`Cannot connect to the PostgreSQL database or prepare it: ${error.message}`);
		});
		// The transaction reads the site's state at one moment, even if the site goes on running.
		await from.transaction().execute(async (source) => to.transaction().execute((target) => copyAll(source, target)));
		console.log(
			`Everything is in PostgreSQL. Stop the site, set DATABASE_URL to that address, and start it again.\nChanges made meanwhile are not copied: if that matters, stop the site before running this command.`,
		);
	} finally {
		await Promise.all([from.destroy(), to.destroy()]);
	}
});

async function copyAll(source: Connection, target: Connection): Promise<void> {
	if (await (target as Database).selectFrom("users").select("id").limit(1).executeTakeFirst())
		throw new Stop("The PostgreSQL database is not empty: it has users.");
	const expectedTallies = new Map<string, Tally>();
	// Rows that the migrations inserted.
	await emptyTables(["settings", "synonyms"], target);
	for (const table of tablesInOrder) {
		const tally = new Tally();
		for await (const rows of rowsOf(table, source)) {
			await insertRows(table, rows, target);
			tally.add(rows);
		}
		expectedTallies.set(table, tally);
	}
	await setCounters(target, "postgres");
	// The PostgreSQL site takes over the pictures at its first start. If somebody then starts on the SQLite file by
	// mistake, that site sweeps none of them.
	const former = await readSetting(OWN_ID, source);
	if (former !== undefined) await storeSetting(FORMER_ID, former, target);
	for (const [table, arrived] of await tallies(tablesInOrder, target)) {
		const expected = expectedTallies.get(table)!;
		const same = expected.rows === arrived.rows && expected.sum === arrived.sum;
		console.log(
			`${table.padEnd(24)} ${String(arrived.rows).padStart(8)} rows  ${arrived.sum.slice(0, 16)}  ${same ? "equal" : "DIFFERENT"}`,
		);
		if (!same)
			throw new Stop(
				`${table} differs after copying (${expected.rows} rows sent, ${arrived.rows} found). Nothing was kept.`,
			);
	}
}
