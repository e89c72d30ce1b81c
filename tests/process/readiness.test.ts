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

/** Asks until /readyz says that: for some seconds it repeats what it found before. */
async function expectSoon(address: string, awaited: RegExp): Promise<void> {
	const said = async () => {
		const response = await fetch(`${address}/readyz`);
		return `${response.status} ${await response.text()}`;
	};
	await expect.poll(said, { timeout: 60_000, interval: 200 }).toMatch(awaited);
}

const well = /^200 ok\n$/;
const full = /^503 the (picture folder can't be written to \(ENOSPC\)|database can't be written to \(.+\))\n$/;
const unwritten = /^503 the database can't be written to \(.+\)\n$/;

describe.each(["SQLite", "PostgreSQL"])("/readyz on %s", (engine) => {
	test.runIf(engine === "SQLite")(
		"is 503 with a word on a full disk, and 200 when there is room again",
		async ({ skip }) => {
			const disk = newSmallDisk(24);
			if (typeof disk === "string") return skip(disk);
			disks.push(disk);
			const { address } = await start({ ...(await newPlace(engine)), DATA_DIR: disk.folder });
			await expectSoon(address, well);
			disk.fill();
			await expectSoon(address, full);
			expect((await fetch(`${address}/healthz`)).status).toBe(200);
			disk.empty();
			await expectSoon(address, well);
		},
	);

	test("is 503 with a word while the database takes no write", async () => {
		const place = await newPlace(engine);
		const { address } = await start(place);
		await expectSoon(address, well);
		await ask(place, 'alter table throttles rename to "away"');
		await expectSoon(address, unwritten);
		await ask(place, 'alter table "away" rename to throttles');
		await expectSoon(address, well);
	});
});

test("/readyz commits one row, and not once more for who asks again at once", async () => {
	const place = await newPlace("SQLite");
	const { address } = await start(place);
	const tried = () =>
		ask<{ updated_at: string }>(place, "select updated_at from throttles where key = 'a write is tried'");
	const seen = new Set<string>();
	for (let round = 0; round < 20; round++) {
		const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(`${address}/readyz`)));
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
		const rows = await tried();
		expect(rows).toHaveLength(1);
		seen.add(rows[0]!.updated_at);
	}
	// Two hundred were answered, by fewer tries than there were rounds.
	expect(seen.size).toBeLessThan(20);
});
