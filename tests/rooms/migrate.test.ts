import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";

const run = promisify(execFile);
const folders: string[] = [];
const databases: string[] = [];

afterEach(async () => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
	for (const name of databases.splice(0)) await onServer(`drop database ${name} with (force)`);
});

/** The settings of another installation, with an empty database of the engine under test. */
async function emptyInstallation(): Promise<Record<string, string>> {
	const folder = mkdtempSync(join(tmpdir(), "site-migrate-"));
	folders.push(folder);
	const settings = {
		DATA_DIR: folder,
		DEMO_CONTENT: "off",
		// What they print is read as JSON.
		LOG_LEVEL: "silent",
		ADMIN_EMAIL: "first@example.com",
		ADMIN_PASSWORD: "first-password",
	};
	if (!process.env.DATABASE_URL) return settings;
	const name = `migrate_${randomUUID().replaceAll("-", "")}`;
	await onServer(`create database ${name}`);
	databases.push(name);
	return { ...settings, DATABASE_URL: process.env.DATABASE_URL.replace(/\w+$/, name) };
}

async function onServer(statement: string) {
	const client = new pg.Client(process.env.DATABASE_URL);
	await client.connect();
	await client.query(statement);
	await client.end();
}

/** Runs a few lines in a process of their own, and gives back what they print as JSON. */
async function inProcess(settings: Record<string, string>, lines: string): Promise<unknown> {
	const imports =
		'import { sql } from "kysely"; import { closeDatabase, db } from "#app/database/client.server.ts"; import { closeSite, prepareSite } from "#server/lifecycle.ts"; import { migrate } from "#app/database/migrate.server.ts";';
	const { stdout } = await run(
		process.execPath,
		["--input-type=module", "--eval", `${imports} ${lines}; await closeSite();`],
		{ env: { PATH: process.env.PATH, ...settings } },
	);
	return JSON.parse(stdout || "null");
}

describe("an empty database", () => {
	test("that several processes find at once is set up once, with one first admin", async () => {
		const settings = await emptyInstallation();
		const starts = await Promise.all(
			[1, 2, 3].map(() => inProcess(settings, "console.log(JSON.stringify(await prepareSite()))")),
		);
		expect(starts.filter((first) => first !== null)).toEqual([{ email: "first@example.com", generatedPassword: null }]);
		expect(
			await inProcess(
				settings,
				`console.log(JSON.stringify(await db().selectFrom("users").select("email").execute()))`,
			),
		).toEqual([{ email: "first@example.com" }]);
	});

	test("is left as it was by a step that fails, so that the next start can try again", async () => {
		const settings = await emptyInstallation();
		// The step's last table is there already, so that it fails after it has made all others.
		await inProcess(settings, 'await sql`create table "Kontaktanfragen_Archiv" (x integer)`.execute(db())');
		await expect(inProcess(settings, "await migrate()")).rejects.toThrow(/already exists/);
		expect(
			await inProcess(
				settings,
				"console.log(JSON.stringify((await db().introspection.getTables()).map(({ name }) => name)))",
			),
		).toEqual(["Kontaktanfragen_Archiv"]);
		await inProcess(
			settings,
			'await sql`drop table "Kontaktanfragen_Archiv"`.execute(db()); await migrate(); await migrate()',
		);
		expect(
			await inProcess(
				settings,
				`console.log(JSON.stringify(await db().selectFrom("Kontaktanfragen_Archiv").select("id").execute()))`,
			),
		).toEqual([]);
	});
});

test("a database that has taken a later step already takes an earlier one that landed after it", async () => {
	const settings = await emptyInstallation();
	await inProcess(
		settings,
		"await migrate(); await sql`drop table outbox`.execute(db()); await sql`delete from kysely_migration where name = '004-outbox'`.execute(db())",
	);
	await inProcess(settings, "await migrate()");
	expect(
		await inProcess(settings, `console.log(JSON.stringify(await db().selectFrom("outbox").select("id").execute()))`),
	).toEqual([]);
});
