import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { newId } from "#app/foundation/database/identity.ts";
import { startBucket } from "../outside/bucket.ts";
import { runCommand } from "./command.ts";
import { type Place, useInstallations } from "./installations.ts";
import { ask } from "./stored.ts";

const { newFolder, newDatabase, newPlace, start: startPlain } = useInstallations();
const start = (place: Place) => startPlain({ ADMIN_PASSWORD: "only-for-tests", LOG_LEVEL: "error", ...place });
/** A site on SQLite with the demo's pictures, ended again. */
const filled = { DATA_DIR: newFolder() };
beforeAll(async () => void (await (await start({ ...filled, DEMO_CONTENT: "on" })).end("SIGTERM")));

function copyOf(place: Place): Place {
	const DATA_DIR = newFolder();
	cpSync(place.DATA_DIR!, DATA_DIR, { recursive: true });
	return { DATA_DIR };
}

const idFile = (place: Place) => join(place.DATA_DIR!, "media/store-id");
const idInStore = (place: Place) => readFileSync(idFile(place), "utf8");
const idsInDatabase = (place: Place) =>
	ask<{ name: string; value: string }>(place, "select name, value from settings where name like 'store_id%'");
const pair = (place: Place) => [{ name: "store_id", value: idInStore(place) }];

/** A file of 2020 that no row names. */
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

test("a restored site has an id of its own, and sweeps", async () => {
	const file = join(newFolder(), "backup.tar.gz");
	expect(await runCommand("backup", [file], filled)).toMatchObject({ code: 0 });
	const place = await newPlace("SQLite");
	expect(await runCommand("restore", [file], place)).toMatchObject({ code: 0 });
	expect(await idsInDatabase(place)).toEqual(pair(place));
	expect(idInStore(place)).not.toBe(idInStore(filled));
	await expectSwept(place);
});

test("a database that was moved takes the pictures over, and what it was moved from sweeps them no more", async () => {
	const place = copyOf(filled);
	const moved = { ...place, DATABASE_URL: await newDatabase() };
	expect(await runCommand("move-to-postgres", [moved.DATABASE_URL], place)).toMatchObject({ code: 0 });
	expect(idInStore(place), "until the site starts there").toBe(idInStore(filled));
	await expectSwept(moved);
	expect(await idsInDatabase(moved)).toEqual(pair(moved));
	expect(await sweepsNothing(place)).toBe(true);
});

test("pictures that are moved take their id along, and go to no store of another database", async () => {
	const [directory, place] = [newFolder(), copyOf(filled)];
	const old = leaveOld(place);
	const isInBucket = () =>
		readdirSync(directory, { recursive: true, encoding: "utf8" }).some((name) => name.includes(basename(old)));
	const bucket = await startBucket(directory);
	const s3 = bucket.settings;
	try {
		expect(await runCommand("move-pictures", ["to-s3"], { ...place, ...s3 })).toMatchObject({ code: 0 });
		expect(isInBucket()).toBe(true);
		const away = copyOf(filled);
		rmSync(join(away.DATA_DIR!, "media"), { recursive: true });
		expect(await runCommand("move-pictures", ["to-disk"], { ...away, ...s3 })).toMatchObject({ code: 0 });
		expect(idInStore(away)).toBe(idInStore(filled));
		const site = await start({ ...place, ...s3 });
		await expect.poll(isInBucket, { timeout: 60_000 }).toBe(false);
		await site.end("SIGTERM");
		writeFileSync(idFile(away), newId());
		for (const where of ["to-s3", "to-disk"])
			expect(await runCommand("move-pictures", [where], { ...away, ...s3 })).toMatchObject({
				code: 1,
				output: expect.stringMatching(/^The pictures in .+ belong to another database; nothing was copied\..+\n$/),
			});
	} finally {
		await bucket.stop();
	}
}, 60_000);
