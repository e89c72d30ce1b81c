import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { updateOn } from "#app/backup/update.server.ts";
import { readArchive } from "#app/backup/unpack.server.ts";
import { type Database, engine } from "#app/database/client.server.ts";
import { migrateOn, migrationNames, appliedMigrations } from "#app/database/migrate.server.ts";
import { openSqlite, sqliteFile } from "#app/database/sqlite.server.ts";
import { useEmptyDatabases } from "../empty-databases.ts";
import { owner, passwordHash, sampleContent, type SampleRow } from "../sample-content.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- the tables of then
type Anything = Kysely<any>;
const { newFolder, newPlace, opened } = useEmptyDatabases();

/** A database as the program of a step left it, with a dealer's content. */
async function placeAt(step: string) {
	const made = await newPlace();
	const written: SampleRow[] = [];
	for (const name of migrationNames.slice(0, migrationNames.indexOf(step) + 1)) {
		await migrateOn(made.database, engine(), name);
		for (const sample of sampleContent[name] ?? []) {
			await (made.database as Anything).insertInto(sample.table).values(sample.row).execute();
			written.push(sample);
		}
	}
	return { ...made, written };
}

const keyOf: Record<string, string> = {
	settings: "name",
	Angebote_Bilder: "picture_id",
	drafts: "record_id",
	request_machines: "offer_nr",
};

/** Every value that was written is there, in each column that there still is; gives how many those are. */
async function compare(database: Database, written: SampleRow[]): Promise<number> {
	let equal = 0;
	for (const { table, row } of written.filter(({ lasting }) => lasting)) {
		const key = keyOf[table] ?? "id";
		const found = (await (database as Anything)
			.selectFrom(table)
			.selectAll()
			.where(key, "=", row[key])
			.executeTakeFirst()) as Record<string, unknown>;
		const columns = Object.keys(row).filter((column) => column in found);
		expect(Object.fromEntries(columns.map((column) => [column, found[column]])), table).toEqual(
			Object.fromEntries(columns.map((column) => [column, row[column]])),
		);
		equal += columns.length;
	}
	return equal;
}

/** Whose the three pictures are: an offer's, a news item's, and one of a record in the trash, once there was one. */
function pictureOwners(step: string) {
	const [offer, news, thrown] = ["Angebote", "Aktuelles", "trash"].map(
		(table) =>
			Object.values(sampleContent)
				.flat()
				.find((sample) => sample.table === table)!.row.id,
	);
	return [
		{ owner_kind: "offer", owner_id: offer },
		{ owner_kind: "news", owner_id: news },
		step < "003" ? { owner_kind: null, owner_id: null } : { owner_kind: "trash", owner_id: thrown },
	];
}

const older = migrationNames.slice(0, -1);
const numberOf = (step: string) => step.split("-")[0]!;
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("an update from the database as it was after", () => {
	test.each(older)("%s brings everything to today's, and keeps it as it was", async (step) => {
		const { database, place, written } = await placeAt(step);
		await updateOn(database, engine(), place);
		expect(await appliedMigrations(database)).toEqual(migrationNames);
		expect(await compare(database, written)).toBeGreaterThan(100);
		expect(await database.selectFrom("users").select("password").where("id", "=", owner.id).executeTakeFirst()).toEqual(
			{ password: passwordHash },
		);
		expect((await sql`select user_id from angebots_admin_table`.execute(database)).rows).toHaveLength(1);
		const { rows } = await sql<{ shown: number }>`select shown from request_counts`.execute(database);
		expect(rows).toEqual([{ shown: 2 }]);
		const owners = await database.selectFrom("pictures").select(["owner_kind", "owner_id"]).orderBy("id").execute();
		expect(owners).toEqual(pictureOwners(step));
		await compareSaved(step, place, written);
	});
});

/** What was saved before the update is the database as that step left it. */
async function compareSaved(
	step: string,
	{ dataDir, folder }: { dataDir: string; folder: string },
	written: SampleRow[],
): Promise<void> {
	const taken = migrationNames.slice(0, migrationNames.indexOf(step) + 1);
	if (engine() === "sqlite") {
		const [copy, ...more] = readdirSync(dataDir).filter((name) =>
			name.startsWith(`site-before-update-${numberOf(step)}-`),
		);
		expect(more).toEqual([]);
		expect(mode(join(dataDir, copy!))).toBe("600");
		const restored = newFolder();
		copyFileSync(join(dataDir, copy!), sqliteFile(restored));
		const old = opened(openSqlite(restored));
		expect(await appliedMigrations(old)).toEqual(taken);
		await compare(old, written);
		expect(readdirSync(dataDir).filter((name) => name.includes("trial") || name.includes("unfinished"))).toEqual([]);
		return;
	}
	const [archive, ...more] = readdirSync(folder);
	expect(more).toEqual([]);
	expect(archive).toMatch(new RegExp(`^before-update-${numberOf(step)}-`));
	expect(mode(join(folder, archive!))).toBe("600");
	const manifest = await readArchive(join(folder, archive!), null);
	expect(manifest.steps).toEqual(taken);
	const lines = (table: string) => written.filter((sample) => sample.table === table).length;
	const dropped = [...(step < "011" ? [] : ["angebots_admin_table"]), ...(step < "015" ? [] : ["trash_pictures"])];
	for (const table of new Set(written.map((sample) => sample.table)))
		if (!["sessions", "accounts", "settings", "synonyms", ...dropped].includes(table))
			expect(manifest.tables[table]?.rows, table).toBe(lines(table));
	if (step < "005") expect(manifest.tables.accounts?.rows).toBe(1);
}

describe("an update that can't be made", () => {
	/** A step's table is there already, so that it fails after the ones before it. */
	async function spoilt() {
		const made = await placeAt("003-office");
		await sql`create table outbox (x integer)`.execute(made.database);
		return made;
	}

	test("leaves the database as it was, and says which step of which database, and what to type", async () => {
		const { database, place, written } = await spoilt();
		const failure = await updateOn(database, engine(), place).catch((error: Error) => error.message);
		expect(failure).toContain("step:     004-outbox: ");
		expect(failure).toContain(engine() === "sqlite" ? sqliteFile(place.dataDir) : "DATABASE_URL");
		expect(failure).toContain("npm ci && npm run build && npm start");
		const [, saved] = /saved: +(.+)/.exec(failure as string)!;
		expect(existsSync(saved!)).toBe(true);
		expect(await appliedMigrations(database)).toEqual(migrationNames.slice(0, 3));
		await compare(database, written);
		expect(readdirSync(place.dataDir)).not.toContain("update-trial");
	});

	test.runIf(engine() === "sqlite")("is found out on a copy, before anything is asked of the file itself", async () => {
		const { database, place } = await spoilt();
		// Nobody else can write now: whoever began with the file would fail for that reason.
		const other = new DatabaseSync(sqliteFile(place.dataDir));
		other.exec("begin immediate");
		await expect(updateOn(database, "sqlite", place)).rejects.toThrow(/step: +004-outbox: .*already exists/);
		other.close();
	});

	test.runIf(engine() === "postgres")("because nothing can be saved before is not begun", async () => {
		const { database, place } = await placeAt("003-office");
		const folder = join(place.dataDir, "no-folder");
		writeFileSync(folder, "");
		await expect(updateOn(database, "postgres", { ...place, folder })).rejects.toThrow(
			/nothing was changed: BACKUP_DIR .* can't be written/,
		);
		expect(await appliedMigrations(database)).toEqual(migrationNames.slice(0, 3));
	});
});

test("a database that a newer program has changed is refused in one line, and not touched", async () => {
	const { database, place } = await placeAt(migrationNames.at(-1)!);
	await sql`insert into kysely_migration (name, timestamp) values ('999-newer', '2030-01-01')`.execute(database);
	for (const attempt of [updateOn(database, engine(), place), migrateOn(database, engine())])
		await expect(attempt).rejects.toThrow(
			/^The database is newer than this program: migration 999-newer has been applied to it\.[^\n]*$/,
		);
	expect(existsSync(place.folder)).toBe(false);
});

test("a database without users, or without anything to do, is not copied", async () => {
	const empty = await newPlace();
	await migrateOn(empty.database, engine(), "003-office");
	await updateOn(empty.database, engine(), empty.place);
	const current = await placeAt(migrationNames.at(-1)!);
	await updateOn(current.database, engine(), current.place);
	for (const { dataDir, folder } of [empty.place, current.place]) {
		expect(readdirSync(dataDir).filter((name) => name.startsWith("site-before-update"))).toEqual([]);
		expect(existsSync(folder)).toBe(false);
	}
});
