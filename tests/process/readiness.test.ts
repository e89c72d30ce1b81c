import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { newSmallDisk, type SmallDisk } from "./small-disk.ts";
import { useInstallations } from "./installations.ts";
import { ask } from "./stored.ts";

const { newPlace, start, endAll } = useInstallations();
const disks: SmallDisk[] = [];
afterAll(async () => {
	await endAll();
	for (const disk of disks) disk.remove();
});

/** What /readyz says once it says that, or at last: for some seconds it repeats what it found before. */
async function readyz(address: string, awaited: RegExp): Promise<string> {
	for (let tries = 1; ; tries++) {
		const response = await fetch(`${address}/readyz`);
		const said = `${response.status} ${await response.text()}`;
		if (awaited.test(said) || tries === 40) return said;
		await pause(200);
	}
}

const well = /^200 ok\n$/;
const full = /^503 the (picture folder can't be written to \(ENOSPC\)|database can't be written to \(.+\))\n$/;
const unwritten = /^503 the database can't be written to \(.+\)\n$/;

describe.each(["SQLite", "PostgreSQL"])("/readyz on %s", (engine) => {
	test("is 503 with a word on a full disk, and 200 when there is room again", async ({ skip }) => {
		const disk = newSmallDisk(24);
		if (typeof disk === "string") return skip(disk);
		disks.push(disk);
		const { address } = await start({ ...(await newPlace(engine)), DATA_DIR: disk.folder });
		expect(await readyz(address, well)).toMatch(well);
		disk.fill();
		expect(await readyz(address, full)).toMatch(full);
		expect((await fetch(`${address}/healthz`)).status).toBe(200);
		disk.empty();
		expect(await readyz(address, well)).toMatch(well);
	});

	test("is 503 with a word while the database takes no write", async () => {
		const place = await newPlace(engine);
		const { address } = await start(place);
		expect(await readyz(address, well)).toMatch(well);
		await ask(place, 'alter table throttles rename to "away"');
		expect(await readyz(address, unwritten)).toMatch(unwritten);
		await ask(place, 'alter table "away" rename to throttles');
		expect(await readyz(address, well)).toMatch(well);
	});

	test("commits one row, and no more than once in three seconds whoever asks how often", async () => {
		const place = await newPlace(engine);
		const { address } = await start(place);
		const tried = () =>
			ask<{ updated_at: string }>(place, "select updated_at from throttles where key = 'a write is tried'").then(
				(rows) => rows.map((row) => new Date(row.updated_at).getTime()),
			);
		const seen = new Set<number>();
		while (seen.size < 3) {
			const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/readyz`)));
			expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
			const rows = await tried();
			expect(rows).toHaveLength(1);
			seen.add(rows[0]!);
			await pause(100);
		}
		const [first, second, third] = [...seen] as [number, number, number];
		for (const between of [second - first, third - second]) expect(between).toBeGreaterThan(2900);
	});
});
