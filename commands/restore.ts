import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { unreadableFactors } from "../app/accounts/second-factor/factor-secrets.server.ts";
import type { Manifest } from "../app/operation/backup/manifest.server.ts";
import { pictureFile, readArchive, rowsIn } from "../app/operation/backup/unpack.server.ts";
import { config } from "../app/foundation/config/config.server.ts";
import type { Connection, Database, Engine } from "../app/foundation/database/client.server.ts";
import { emptyTables, insertRows, rowsOf, setCounters, tallyOf } from "../app/foundation/database/copying.server.ts";
import { migrateOn, refuseNewer, migrationNames } from "../app/foundation/database/migrate.server.ts";
import { openPostgresWithoutTimeouts } from "../app/foundation/database/postgres.server.ts";
import { newId } from "../app/foundation/database/identity.ts";
import { openSqlite } from "../app/foundation/database/sqlite.server.ts";
import type { TableName } from "../app/foundation/database/schema.ts";
import { storeSetting } from "../app/foundation/database/settings.server.ts";
import { openPictureStores, pictureStore } from "../app/media/storage/picture-stores.server.ts";
import { OWN_ID, putStoreId } from "../app/media/storage/store-id.server.ts";
import { run, Stop } from "./command.ts";

/*
 * npm run restore -- FILE.tar.gz [--replace]
 *
 * Restores a backup into the database and picture store of the settings, on either engine. Verifies the backup before
 * changing anything, and compares the result before committing. Replaces a site that has users only with `--replace`.
 */
await run(async (args) => {
	const replace = args.includes("--replace");
	const name = args.find((word) => word !== "--replace");
	if (!name) throw new Stop("Usage: npm run restore -- backup.tar.gz [--replace]");
	await openPictureStores();
	const { databaseUrl, dataDir } = config();
	const engine: Engine = databaseUrl ? "postgres" : "sqlite";
	const folder = mkdtempSync(join(tmpdir(), "site-restore-"));
	let target: Database | undefined;
	try {
		const manifest = await readArchive(resolve(name), folder);
		target = databaseUrl ? openPostgresWithoutTimeouts(databaseUrl) : openSqlite(dataDir);
		await prepare(target, engine, manifest, replace);
		// Comes before the pictures: a running site's database does not name them yet, and would sweep them.
		const id = newId();
		await putStoreId(id);
		for (const path of Object.keys(manifest.pictures))
			await pictureStore().put(path, await readFile(pictureFile(folder, path)));
		await target.transaction().execute((t) => fill(t, engine, manifest, folder));
		await migrateOn(target, engine);
		await storeSetting(OWN_ID, id, target);
		const [tables, pictures] = [manifest.tables, manifest.pictures].map((all) => Object.keys(all).length);
		console.log(`Restored the state of ${manifest.madeAt}: ${tables} tables and ${pictures} pictures, all compared.`);
		await warnOfUnreadable(target);
	} finally {
		await target?.destroy();
		rmSync(folder, { recursive: true, force: true });
	}
});

/** Migrates the tables to the version that the backup was made with. */
async function prepare(target: Database, engine: Engine, { steps }: Manifest, replace: boolean): Promise<void> {
	if (steps.some((step, at) => step !== migrationNames[at]))
		throw new Stop("The backup was made by a newer version of this program.");
	await refuseNewer(target);
	const users = target.selectFrom("users").select("id").limit(1);
	// An empty database has no tables yet.
	const hasUsers = await users.executeTakeFirst().catch(() => undefined);
	if (hasUsers && !replace)
		throw new Stop("There is already a site in this database. To replace all of it: npm run restore -- FILE --replace");
	if (hasUsers && steps.length < migrationNames.length)
		throw new Stop("The backup was made by an older version of this program: restore it into an empty database.");
	await migrateOn(target, engine, hasUsers ? undefined : steps.at(-1));
}

async function fill(t: Connection, engine: Engine, manifest: Manifest, folder: string): Promise<void> {
	const tables = Object.keys(manifest.tables) as TableName[];
	await emptyTables(tables, t);
	for (const table of tables) for await (const rows of rowsIn(folder, table)) await insertRows(table, rows, t);
	await setCounters(t, engine);
	for (const table of tables) {
		const { rows, sum } = await tallyOf(rowsOf(table, t));
		const expected = manifest.tables[table]!;
		if (rows !== expected.rows || sum !== expected.sum)
			throw new Stop(`Table ${table} differs after copying; nothing was kept.`);
	}
}

async function warnOfUnreadable(target: Database): Promise<void> {
	const count = await unreadableFactors(target);
	if (count === 0) return;
	console.log(
		`The key of this machine does not open the second factors of ${count} user${count === 1 ? "" : "s"}: set SECRET_KEY as it was, or copy the old machine's file secret-key into DATA_DIR, or have them set up again (npm run user -- reset EMAIL). Until then these users can sign in only with a recovery code or a passkey.`,
	);
}
