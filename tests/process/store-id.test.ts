import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { newId } from "#app/foundation/database/identity.ts";
import { runCommand } from "./command.ts";
import { type Place, useInstallations } from "./installations.ts";
import { ask } from "./stored.ts";

const { newFolder, newDatabase, start: startPlain } = useInstallations();
const start = (place: Place) => startPlain({ ADMIN_PASSWORD: "only-for-tests", LOG_LEVEL: "error", ...place });
/** A site on SQLite with the demo's pictures, ended again. */
const filled = { DATA_DIR: newFolder() };
beforeAll(async () => void (await (await start({ ...filled, DEMO_CONTENT: "on" })).end("SIGTERM")));

function copyOf(place: Place): Place {
	const DATA_DIR = newFolder();
	cpSync(place.DATA_DIR!, DATA_DIR, { recursive: true });
	return { DATA_DIR };
}

const idInStore = (place: Place) => readFileSync(join(place.DATA_DIR!, "media/store-id"), "utf8");
const idsInDatabase = (place: Place) =>
	ask<{ name: string; value: string }>(place, "select name, value from settings where name like 'store_id%'");
const pair = (place: Place) => [{ name: "store_id", value: idInStore(place) }];

function leaveOld(place: Place): string {
	const file = join(place.DATA_DIR!, `media/angebot-bilder/${newId()}/016f5e66-e800${newId().slice(13)}.jpg`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, "x");
	return file;
}

/** Starts the site until it has swept this file. */
async function expectSwept(place: Place): Promise<void> {
	const file = leaveOld(place);
	const site = await start(place);
	await expect.poll(() => existsSync(file), { timeout: 60_000 }).toBe(false);
	await site.end("SIGTERM");
}

/** Starts the site until it has said that it sweeps nothing; true if all files are still there. */
async function sweepsNothing(place: Place): Promise<boolean> {
	leaveOld(place);
	const files = () => readdirSync(join(place.DATA_DIR!, "media"), { recursive: true, encoding: "utf8" }).sort();
	const before = files();
	const site = await start(place);
	await expect
		.poll(() => site.output(), { timeout: 60_000 })
		.toContain("no file was swept, because the picture store belongs to another database");
	await site.end("SIGTERM");
	return before.every((file) => files().includes(file));
}

test("a site that moved to PostgreSQL takes its pictures along, and what it moved from sweeps them no more", async () => {
	const place = copyOf(filled);
	const file = join(newFolder(), "backup.tar.gz");
	expect(await runCommand("backup", [file], place)).toMatchObject({ code: 0 });
	const moved = { ...place, DATABASE_URL: await newDatabase() };
	expect(await runCommand("restore", [file], moved)).toMatchObject({ code: 0 });
	expect(await idsInDatabase(moved)).toEqual(pair(moved));
	await expectSwept(moved);
	expect(await sweepsNothing(place)).toBe(true);
});
