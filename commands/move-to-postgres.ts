import { openSiteFile } from "../app/backup/snapshot.server.ts";
import { BadSetting } from "../app/config.server.ts";
import type { Connection, Database } from "../app/database/client.server.ts";
import { insertRows, rowsOf, setCounters, tablesInOrder, tallies, Tally } from "../app/database/copying.server.ts";
import { migrateOn } from "../app/database/migrate.server.ts";
import { openPostgresWithoutTimeouts } from "../app/database/postgres.server.ts";
import { run, Stop } from "./command.ts";

/*
 * npm run move-to-postgres -- postgres://user:password@host/database
 *
 * Copies everything from the SQLite file in DATA_DIR into an empty PostgreSQL database, and compares counts and
 * checksums of every table before it counts. Pictures stay where they are. The SQLite file is only read, in the state
 * it has when the command begins.
 */
await run(async ([url]) => {
	if (!url || !/^postgres(ql)?:\/\//.test(url))
		throw new Stop("Say where to: npm run move-to-postgres -- postgres://user:password@host/database");
	const from = openSiteFile();
	const to = openPostgresWithoutTimeouts(url);
	try {
		await migrateOn(from, "sqlite");
		await migrateOn(to, "postgres").catch((error: Error) => {
			if (error instanceof BadSetting) throw error;
			throw new Stop(`The PostgreSQL database does not let us in or can't be prepared: ${error.message}`);
		});
		// What is moved is one state of the site, although it may go on while it is read.
		await from.transaction().execute(async (source) => to.transaction().execute((target) => copyAll(source, target)));
		console.log(
			`Everything is in PostgreSQL. Stop the site, set DATABASE_URL to that address, and start it again.\nWhat is changed in between is not moved: stop the site first if that matters.`,
		);
	} finally {
		await Promise.all([from.destroy(), to.destroy()]);
	}
});

async function copyAll(source: Connection, target: Connection): Promise<void> {
	if (await (target as Database).selectFrom("users").select("id").limit(1).executeTakeFirst())
		throw new Stop("The PostgreSQL database is not empty: it has users.");
	const sent = new Map<string, Tally>();
	await target.deleteFrom("settings").execute();
	for (const table of tablesInOrder) {
		const tally = new Tally();
		for await (const rows of rowsOf(table, source)) {
			await insertRows(table, rows, target);
			tally.add(rows);
		}
		sent.set(table, tally);
	}
	await setCounters(target, "postgres");
	for (const [table, arrived] of await tallies(tablesInOrder, target)) {
		const expected = sent.get(table)!;
		const same = expected.rows === arrived.rows && expected.sum === arrived.sum;
		console.log(
			`${table.padEnd(24)} ${String(arrived.rows).padStart(8)} rows  ${arrived.sum.slice(0, 16)}  ${same ? "equal" : "DIFFERENT"}`,
		);
		if (!same)
			throw new Stop(`${table} arrived changed (${expected.rows} rows sent, ${arrived.rows} there). Nothing was kept.`);
	}
}
