import { afterAll, describe, expect, test } from "vitest";
import { newSmallDisk, type SmallDisk } from "../torture/small-disk.ts";
import { useInstallations } from "./installations.ts";
import { ask } from "./stored.ts";

const { newPlace, start, endAll } = useInstallations();
const disks: SmallDisk[] = [];
afterAll(async () => {
	await endAll();
	for (const disk of disks) disk.remove();
});

/** What /readyz says, in the end: for some seconds it repeats what it found last. */
async function expectReady(address: string, said: RegExp): Promise<void> {
	await expect.poll(() => fetch(`${address}/readyz`).then(async (response) => `${response.status} ${await response.text()}`), { timeout: 8000, interval: 200 }).toMatch(said);
}
const well = /^200 ok\n$/;

describe.each(["SQLite", "PostgreSQL"])("/readyz on %s", (engine) => {
	test("is 503 with a word on a full disk, and 200 when there is room again", { timeout: 60_000 }, async ({ skip }) => {
		const disk = newSmallDisk(24);
		if (typeof disk === "string") return skip(disk);
		disks.push(disk);
		const { address } = await start({ ...(await newPlace(engine)), DATA_DIR: disk.folder });
		await expectReady(address, well);
		disk.fill();
		await expectReady(address, /^503 the (picture folder can't be written to \(ENOSPC\)|database can't be written to \(.+\))\n$/);
		expect((await fetch(`${address}/healthz`)).status).toBe(200);
		disk.empty();
		await expectReady(address, well);
	});

	test("is 503 with a word while the database takes no write", async () => {
		const place = await newPlace(engine);
		const { address } = await start(place);
		await expectReady(address, well);
		await ask(place, 'alter table throttles rename to "away"');
		await expectReady(address, /^503 the database can't be written to \(.+\)\n$/);
		await ask(place, 'alter table "away" rename to throttles');
		await expectReady(address, well);
	});

	test("commits one row, and no more than once in three seconds whoever asks how often", async () => {
		const place = await newPlace(engine);
		const { address } = await start(place);
		const tried = () =>
			ask<{ updated_at: string }>(place, "select updated_at from throttles where key = 'a write is tried'").then((rows) =>
				rows.map((row) => String(new Date(row.updated_at).getTime())),
			);
		const seen = new Set<string>();
		const begun = performance.now();
		while (performance.now() - begun < 4500) {
			const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/readyz`)));
			expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
			const rows = await tried();
			expect(rows).toHaveLength(1);
			seen.add(rows[0]!);
		}
		expect(seen.size).toBe(2);
	});
});
