import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach } from "vitest";
import { type Database, db, engine } from "#app/foundation/database/client.server.ts";
import { openPostgresWithoutTimeouts } from "#app/foundation/database/postgres.server.ts";
import { openSqlite } from "#app/foundation/database/sqlite.server.ts";

/** Further databases of the engine under test, each with a folder of its own; both are gone after their test. */
export function useEmptyDatabases() {
	const folders: string[] = [];
	const open = new Set<Database>();
	const names: string[] = [];
	const newFolder = () => {
		const folder = mkdtempSync(join(tmpdir(), "site-empty-"));
		folders.push(folder);
		return folder;
	};
	const opened = (database: Database) => {
		open.add(database);
		return database;
	};
	afterEach(async () => {
		for (const database of open) await database.destroy();
		open.clear();
		for (const name of names.splice(0)) await sql`drop database ${sql.ref(name)}`.execute(db());
		for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
	});
	return {
		newFolder,
		opened,
		/** An empty database with the folders of its installation. */
		async newPlace() {
			const dataDir = newFolder();
			const place = { dataDir, folder: join(dataDir, "backups") };
			if (engine() === "sqlite") return { place, database: opened(openSqlite(dataDir)) };
			const name = `empty_${randomUUID().replaceAll("-", "")}`;
			await sql`create database ${sql.ref(name)}`.execute(db());
			names.push(name);
			const url = process.env.DATABASE_URL!.replace(/\w+$/, name);
			return { place, database: opened(openPostgresWithoutTimeouts(url)) };
		},
	};
}
