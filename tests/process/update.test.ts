import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { newSmallDisk } from "./small-disk.ts";
import { runCommand } from "./command.ts";
import { type Place, useInstallations } from "./installations.ts";
import { type NewerProgram, newerProgram } from "./newer-program.ts";
import { failToStart } from "./site-process.ts";
import { ask } from "./stored.ts";

const { newFolder, newDatabase, newPlace, start } = useInstallations();
const programs: NewerProgram[] = [];
afterEach(() => {
	for (const program of programs.splice(0)) program.remove();
});
function newer(step = ""): NewerProgram {
	const program = newerProgram(step);
	programs.push(program);
	return program;
}

const admin = { ADMIN_EMAIL: "chefin@example.com", ADMIN_PASSWORD: "only-for-tests" };

/** A site of today with an admin. */
async function today(engine: string): Promise<Place> {
	const place = { ...(await newPlace(engine)), ...admin };
	await (await start(place)).end("SIGTERM");
	return place;
}

const emails = async (place: Place) =>
	(await ask<{ email: string }>(place, "select email from users order by email")).map(({ email }) => email);
const copies = (place: Place) => readdirSync(place.DATA_DIR!).filter((name) => name.startsWith("site-before-update-"));

describe.each(["SQLite", "PostgreSQL"])("an update on %s", (engine) => {
	test("by a newer program whose step fails says so in a few lines, and the old program starts with the old state", async () => {
		const place = await today(engine);
		const { code, output } = await newer('throw new Error("planted");').start(place);
		expect(code).toBe(1);
		expect(output).toMatch(
			/^Cannot start: The update of the database failed, and nothing was changed\.\n {2}database: /,
		);
		expect(output).toContain("step:     999-planted: planted\n");
		expect(output).toContain("npm ci && npm run build && npm start");
		expect(output.trim().split("\n").length).toBeLessThan(10);
		const [, saved = ""] = /saved: +(\S+)/.exec(output) ?? [];
		expect(existsSync(saved)).toBe(engine === "SQLite");
		const site = await start(place);
		expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
		await site.end("SIGTERM");
		expect(await emails(place)).toEqual(["chefin@example.com"]);
	});

	test("to a newer program is refused by the old one in one line, as by each command, and there is a way back", async () => {
		const place = await today(engine);
		const before = join(newFolder(), "before.tar.gz");
		await runCommand("backup", [before], place);
		const { code, output } = await newer().start(place);
		const [said, saved = ""] =
			/^The database was updated: 999-planted\.\n(?:The copy made before is (.+)\n)?$/.exec(output) ?? [];
		expect([code, said, existsSync(saved)]).toEqual([0, output, engine === "SQLite"]);
		expect(await emails(place)).toEqual(["changed@example.com"]);
		const line =
			/^(Cannot start: )?The database is newer than this program: migration 999-planted has been applied to it\.[^\n]*\n$/;
		const refused = { code: 1, output: expect.stringMatching(line) };
		const archive = join(newFolder(), "good.tar.gz");
		await runCommand("backup", [archive], await today("SQLite"));
		const commands: [string, string[]][] = [
			["backup", [join(newFolder(), "x.tar.gz")]],
			["user", ["list"]],
			["restore", [archive, "--replace"]],
		];
		expect(await failToStart(place)).toMatchObject(refused);
		for (const [name, words] of commands) expect(await runCommand(name, words, place), name).toMatchObject(refused);
		const back = await wayBack(engine, place, before);
		const site = await start(back);
		expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
		await site.end("SIGTERM");
		expect(await emails(back)).toEqual(["chefin@example.com"]);
	});
});

/** As docs/running.md has it. */
async function wayBack(engine: string, place: Place, backup: string): Promise<Place> {
	if (engine === "SQLite") {
		copyFileSync(join(place.DATA_DIR!, copies(place)[0]!), join(place.DATA_DIR!, "site.sqlite"));
		for (const ending of ["-wal", "-shm"]) rmSync(join(place.DATA_DIR!, `site.sqlite${ending}`), { force: true });
		return place;
	}
	const empty = { ...place, DATABASE_URL: await newDatabase() };
	const restored = await runCommand("restore", [backup], empty);
	expect(restored.output).toContain("all compared");
	return empty;
}

describe("an update on SQLite that is killed", () => {
	test("leaves the old state to the old program, and to the newer one, which then makes it", async () => {
		const place = await today("SQLite");
		const hanging = newer('console.log("there"); await new Promise(() => setInterval(() => {}, 1000));').launch(place);
		await expect.poll(hanging.output, { timeout: 20_000 }).toContain("there");
		hanging.process.kill("SIGKILL");
		await hanging.ended;
		const site = await start(place);
		expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
		await site.end("SIGTERM");
		expect(await emails(place)).toEqual(["chefin@example.com"]);
		expect(await newer().start(place)).toMatchObject({ code: 0 });
		expect(await emails(place)).toEqual(["changed@example.com"]);
		expect(readdirSync(place.DATA_DIR!).filter((name) => name.includes("unfinished"))).toEqual([]);
	});

	test("for want of room is not even begun, and says so in one line", async ({ skip }) => {
		const disk = newSmallDisk(8);
		if (typeof disk === "string") return skip(disk);
		try {
			const place = { DATA_DIR: disk.folder, ...admin };
			await (await start(place)).end("SIGTERM");
			disk.fill();
			disk.free(300_000);
			const { code, output } = await newer().start(place);
			expect([code, output]).toEqual([
				1,
				expect.stringMatching(
					/^Cannot start: The database must be updated, but can't be backed up first, so nothing was changed: No room is left [^\n]*\n$/,
				),
			]);
			expect(copies(place)).toEqual([]);
			expect(await emails(place)).toEqual(["chefin@example.com"]);
		} finally {
			disk.remove();
		}
	});
});
