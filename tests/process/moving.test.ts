import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../outside/bucket.ts";
import { newSmallDisk } from "./small-disk.ts";
import { writeToOffice } from "./clients.ts";
import { runCommand } from "./command.ts";
import { type Place, useInstallations } from "./installations.ts";
import { failToStart, type SiteProcess } from "./site-process.ts";
import { ask } from "./stored.ts";

const { newFolder, newPlace: emptyPlace, start: startPlain, endAll } = useInstallations();
const start = (settings: Place) => startPlain({ ...settings, ADMIN_PASSWORD: "only-for-tests" });
let bucket: Awaited<ReturnType<typeof startBucket>>;
let s3: Place;
/** A site on SQLite with the demo content and a contact request, ended again. */
let filled: Place;
let words: string;
let original: string;
const pageOf = async (site: SiteProcess, path: string) => (await fetch(site.address + path)).text();
/** What visitors read, without what differs from address to address. */
const lasting = async (site: SiteProcess, path: string) =>
	(await pageOf(site, path)).replaceAll(/(http:\/\/)?localhost:\d+/g, "");
const pictureIn = (page: string) => /\/media\/[^"\s]+\.jpg\?[^"\s]*/.exec(page)![0].replaceAll("&amp;", "&");

beforeAll(async () => {
	bucket = await startBucket(newFolder());
	s3 = bucket.settings;
	filled = { DATA_DIR: newFolder() };
	const site = await start({ ...filled, DEMO_CONTENT: "on" });
	expect((await writeToOffice(site.address, "Größe 🚜 \u2028 ß")).status).toBe(200);
	words = await lasting(site, "/angebot/kaufen");
	await site.end("SIGTERM");
	original = await editOne(filled);
});
afterAll(async () => {
	await endAll();
	await bucket.stop();
});

describe("a backup", () => {
	test.each(["SQLite", "PostgreSQL"])(
		"made while the site runs is the same site on an empty %s, table by table and picture by picture",
		async (engine) => {
			const site = await start(filled);
			const file = join(newFolder(), "backup.tar.gz");
			expect(await runCommand("backup", [file], filled)).toMatchObject({ code: 0 });
			await site.end("SIGTERM");
			const place = await emptyPlace(engine);
			const restored = await runCommand("restore", [file], place);
			expect(restored.output).toContain("all compared");
			expect(Object.keys((await manifestOf(file)).pictures)).toContain(original);
			const again = join(newFolder(), "again.tar.gz");
			expect(await runCommand("backup", [again], place)).toMatchObject({ code: 0 });
			expect(await manifestOf(again)).toEqual({ ...(await manifestOf(file)), madeAt: expect.any(String) });
			const back = await start(place);
			expect(await lasting(back, "/angebot/kaufen")).toBe(words);
			expect((await fetch(back.address + pictureIn(words))).status).toBe(200);
			await back.end("SIGTERM");
		},
	);

	test("replaces a site that has users only when that is said, also while it runs", async () => {
		const file = join(newFolder(), "backup.tar.gz");
		await runCommand("backup", [file], filled);
		const place = await emptyPlace("SQLite");
		const site = await start(place);
		const refused = await runCommand("restore", [file], place);
		expect(refused).toMatchObject({ code: 1 });
		expect(refused.output).toContain("--replace");
		expect(await pageOf(site, "/angebot/kaufen")).not.toContain("<article");
		expect(await runCommand("restore", [file, "--replace"], place)).toMatchObject({ code: 0 });
		expect(await lasting(site, "/angebot/kaufen")).toBe(words);
		await site.end("SIGTERM");
	});

	test("for which there is no room ends with one line, and leaves nothing", async ({ skip }) => {
		const disk = newSmallDisk(2);
		if (typeof disk === "string") return skip(disk);
		try {
			const { code, output } = await runCommand("backup", [join(disk.folder, "backup.tar.gz")], filled);
			expect([code, output]).toEqual([1, `No room is left for the backup in ${disk.folder}.\n`]);
			expect(readdirSync(disk.folder)).toEqual([]);
		} finally {
			disk.remove();
		}
	});

	test("that is damaged or cut off is refused and nothing is touched", async () => {
		const file = join(newFolder(), "backup.tar.gz");
		await runCommand("backup", [file], filled);
		const bytes = readFileSync(file);
		const half = join(newFolder(), "half.tar.gz");
		writeFileSync(half, bytes.subarray(0, bytes.length / 2));
		const place = await emptyPlace("SQLite");
		const cut = await runCommand("restore", [half], place);
		expect(cut).toMatchObject({ code: 1 });
		expect(cut.output.split("\n").filter(Boolean)).toHaveLength(1);
		expect(existsSync(join(place.DATA_DIR!, "media"))).toBe(false);
		const nothing = join(newFolder(), "nothing.tar.gz");
		writeFileSync(nothing, "no archive");
		expect(await runCommand("restore", [nothing], place)).toMatchObject({ code: 1 });
		const again = await runCommand("backup", [file], filled);
		expect(again).toMatchObject({ code: 1, output: expect.stringContaining("already exists") });
	});
});

describe("pictures in an S3 store", () => {
	test("are brought there and back by a backup, and served from there", async () => {
		const [there, back] = [join(newFolder(), "there.tar.gz"), join(newFolder(), "back.tar.gz")];
		const [away, home] = [{ DATA_DIR: newFolder(), ...s3 }, { DATA_DIR: newFolder() }];
		await runCommand("backup", [there], filled);
		expect(await runCommand("restore", [there], away)).toMatchObject({ code: 0 });
		const site = await start(away);
		const picture = await fetch(site.address + pictureIn(words));
		expect([picture.status, (await picture.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);
		expect(existsSync(join(away.DATA_DIR, "media"))).toBe(false);
		await site.end("SIGTERM");
		await runCommand("backup", [back], away);
		expect(await runCommand("restore", [back], home)).toMatchObject({ code: 0 });
		expect(existsSync(join(home.DATA_DIR, "media", original))).toBe(true);
	});

	test.each([
		["a wrong key", { S3_SECRET_ACCESS_KEY: "wrong" }],
		["a bucket that is not there", { S3_BUCKET: "nowhere" }],
		["half of the settings", { S3_SECRET_ACCESS_KEY: "" }],
	])("stop the start with one clear line for %s", async (_, wrong: Place) => {
		const { code, output } = await failToStart({ DATA_DIR: newFolder(), ...s3, ...wrong });
		expect(code).toBe(1);
		expect(output.trim().split("\n")).toHaveLength(1);
		expect(output).toMatch(/^Cannot start: S3_/);
		expect(output).not.toContain("S3RVER");
	});
});

async function manifestOf(file: string): Promise<{ pictures: Record<string, string> }> {
	const { readArchive } = await import("#app/operation/backup/unpack.server.ts");
	return readArchive(file, null);
}

/** Edits a picture of an installation that does not run: it only gets a focus. */
async function editOne(place: Place): Promise<string> {
	const [picture] = await ask<{ id: string; path: string }>(place, "select id, path from pictures limit 1");
	const media = join(place.DATA_DIR!, "media");
	cpSync(join(media, picture!.path), join(media, "originale", picture!.id));
	const recipe = { turn: 0, crop: null, blurs: [], focus: { x: 0.5, y: 0.5 } };
	await ask(place, `update pictures set recipe = '${JSON.stringify(recipe)}' where id = '${picture!.id}'`);
	return `originale/${picture!.id}`;
}
