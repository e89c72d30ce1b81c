import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { type Database, db, engine } from "#app/foundation/database/client.server.ts";
import { appliedMigrations, migrateOn, migrationNames } from "#app/foundation/database/migrate.server.ts";
import { openPostgresWithoutTimeouts } from "#app/foundation/database/postgres.server.ts";
import { openSqlite } from "#app/foundation/database/sqlite.server.ts";

const leftovers: (() => unknown)[] = [];
afterEach(async () => {
	for (const remove of leftovers.splice(0)) await remove();
});

/** A further database of the engine under test, which is gone after its test. */
async function emptyDatabase(): Promise<Database> {
	if (engine() === "sqlite") {
		const folder = mkdtempSync(join(tmpdir(), "site-empty-"));
		const database = openSqlite(folder);
		leftovers.push(
			() => database.destroy(),
			() => rmSync(folder, { recursive: true }),
		);
		return database;
	}
	const name = `empty_${randomUUID().replaceAll("-", "")}`;
	await sql`create database ${sql.ref(name)}`.execute(db());
	const database = openPostgresWithoutTimeouts(process.env.DATABASE_URL!.replace(/\w+$/, name));
	leftovers.push(
		() => database.destroy(),
		() => sql`drop database ${sql.ref(name)}`.execute(db()),
	);
	return database;
}

test("an empty database is left as it was by a step that fails, so that the next start can try again", async () => {
	const database = await emptyDatabase();
	// The step's last table is there already, so that it fails after it has made all others.
	await sql`create table "changed_records" (x integer)`.execute(database);
	await expect(migrateOn(database, engine())).rejects.toThrow(/already exists/);
	expect((await database.introspection.getTables()).map(({ name }) => name)).toEqual(["changed_records"]);
	await sql`drop table "changed_records"`.execute(database);
	for (let start = 0; start < 2; start++) await migrateOn(database, engine());
	expect(await appliedMigrations(database)).toEqual(migrationNames);
});

test("a database that has taken a later step already takes an earlier one that landed after it", async () => {
	const database = await emptyDatabase();
	await migrateOn(database, engine());
	await sql`delete from synonyms`.execute(database);
	await sql`delete from kysely_migration where name = '002-words-of-the-trade'`.execute(database);
	await migrateOn(database, engine());
	expect(await database.selectFrom("synonyms").select("id").execute()).not.toEqual([]);
});
