import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Manifest } from "../app/backup/manifest.server.ts";
import { pictureFile, readArchive, rowsIn } from "../app/backup/unpack.server.ts";
import { config } from "../app/config.server.ts";
import type { Connection, Database, Engine } from "../app/database/client.server.ts";
import { emptyTables, insertRows, setCounters, tallies } from "../app/database/copying.server.ts";
import { migrateOn, refuseNewer, stepNames } from "../app/database/migrate.server.ts";
import { patientPostgres } from "../app/database/postgres.server.ts";
import type { TableName } from "../app/database/schema.ts";
import { openSqlite } from "../app/database/sqlite.server.ts";
import { openPictureStores, pictureStore } from "../app/media/storage.server.ts";
import { run, Stop } from "./command.ts";

/*
 * npm run restore -- FILE.tar.gz [--replace]
 *
 * Brings back what `npm run backup` wrote, into the database and picture store of the settings, of whichever engine. Everything is checked
 * before anything is touched, and compared again before it counts. A site that has users is only replaced when that is said.
 */
await run(async (words) => {
	const replace = words.includes("--replace");
	const name = words.find((word) => word !== "--replace");
	if (!name) throw new Stop("Say what to restore: npm run restore -- backup.tar.gz [--replace]");
	await openPictureStores();
	const { databaseUrl, dataDir } = config();
	const engine: Engine = databaseUrl ? "postgres" : "sqlite";
	const folder = mkdtempSync(join(tmpdir(), "site-restore-"));
	const target = databaseUrl ? patientPostgres(databaseUrl) : openSqlite(dataDir);
	try {
		const manifest = await readArchive(resolve(name), folder);
		await prepare(target, engine, manifest, replace);
		for (const path of Object.keys(manifest.pictures)) await pictureStore().put(path, await readFile(pictureFile(folder, path)));
		await target.transaction().execute((t) => fill(t, engine, manifest, folder));
		await migrateOn(target, engine);
		console.log(`Restored the state of ${manifest.madeAt}: ${Object.keys(manifest.tables).length} tables and ${Object.keys(manifest.pictures).length} pictures, all compared.`);
	} finally {
		await target.destroy();
		rmSync(folder, { recursive: true, force: true });
	}
});

/** Brings the tables to the state that the backup was made in. */
async function prepare(target: Database, engine: Engine, { steps }: Manifest, replace: boolean): Promise<void> {
	if (steps.some((step, at) => step !== stepNames[at])) throw new Stop("The backup was made by a newer version of this program.");
	await refuseNewer(target);
	const hasUsers = await target
		.selectFrom("users")
		.select("id")
		.limit(1)
		.executeTakeFirst()
		.catch(() => undefined);
	if (hasUsers && !replace) throw new Stop("There is a site in this database already. To replace all of it, say so: npm run restore -- FILE --replace");
	if (hasUsers && steps.length < stepNames.length) throw new Stop("The backup was made by an older version of this program: restore it into an empty database.");
	await migrateOn(target, engine, hasUsers ? undefined : steps.at(-1));
}

async function fill(t: Connection, engine: Engine, manifest: Manifest, folder: string): Promise<void> {
	const tables = Object.keys(manifest.tables) as TableName[];
	await emptyTables(tables, t);
	for (const table of tables) for await (const rows of rowsIn(folder, table)) await insertRows(table, rows, t);
	await setCounters(t, engine);
	for (const [table, { rows, sum }] of await tallies(tables, t)) {
		const expected = manifest.tables[table]!;
		if (rows !== expected.rows || sum !== expected.sum) throw new Stop(`Table ${table} arrived changed; nothing was kept.`);
	}
}
