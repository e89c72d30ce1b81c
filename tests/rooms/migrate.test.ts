import { sql } from "kysely";
import { expect, test } from "vitest";
import { engine } from "#app/foundation/database/client.server.ts";
import { appliedMigrations, migrateOn, migrationNames } from "#app/foundation/database/migrate.server.ts";
import { useEmptyDatabases } from "../empty-databases.ts";

const { newPlace } = useEmptyDatabases();

test("an empty database is left as it was by a step that fails, so that the next start can try again", async () => {
	const { database } = await newPlace();
	// The step's last table is there already, so that it fails after it has made all others.
	await sql`create table "changed_records" (x integer)`.execute(database);
	await expect(migrateOn(database, engine())).rejects.toThrow(/already exists/);
	expect((await database.introspection.getTables()).map(({ name }) => name)).toEqual(["changed_records"]);
	await sql`drop table "changed_records"`.execute(database);
	for (let start = 0; start < 2; start++) await migrateOn(database, engine());
	expect(await appliedMigrations(database)).toEqual(migrationNames);
});

test("a database that has taken a later step already takes an earlier one that landed after it", async () => {
	const { database } = await newPlace();
	await migrateOn(database, engine());
	await sql`delete from synonyms`.execute(database);
	await sql`delete from kysely_migration where name = '002-words-of-the-trade'`.execute(database);
	await migrateOn(database, engine());
	expect(await database.selectFrom("synonyms").select("id").execute()).not.toEqual([]);
});
