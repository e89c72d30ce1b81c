import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateOn } from "#app/foundation/database/migrate.server.ts";
import { storeSetting } from "#app/foundation/database/settings.server.ts";
import { openSqlite, sqliteFile } from "#app/foundation/database/sqlite.server.ts";
import { OWN_ID } from "#app/media/storage/store-id.server.ts";
import { testStoreId } from "./store-id.ts";

declare module "vitest" {
	export interface ProvidedContext {
		sqliteTemplate: string;
	}
}

/** Migrates one SQLite file; each test file begins with a copy of it. */
export default async function (project: TestProject) {
	const folder = mkdtempSync(join(tmpdir(), "site-template-"));
	const database = openSqlite(folder);
	await migrateOn(database, "sqlite");
	await storeSetting(OWN_ID, testStoreId, database);
	// Closing writes the journal into the file, so that the file alone is the database.
	await database.destroy();
	project.provide("sqliteTemplate", sqliteFile(folder));
	return () => rmSync(folder, { recursive: true, force: true });
}
