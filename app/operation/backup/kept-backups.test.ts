import { describe, expect, test } from "vitest";
import { dailyName, outdatedDaily, outdatedUpdates } from "./kept-backups.ts";

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const file = (n: number, clock = "030000") => dailyName(`${day(n)}-${clock}`);

/** The files that are left after so many days, with a backup and a clean-up on each. */
function after(days: number, skipped: (n: number) => boolean = () => false): string[] {
	let files: string[] = [];
	for (let n = 0; n < days; n++) {
		if (skipped(n)) continue;
		files.push(file(n));
		const gone = outdatedDaily(files);
		files = files.filter((name) => !gone.includes(name));
	}
	return files;
}

describe("of the daily backups", () => {
	test("the last seven days and one for each of the four weeks before stay, however long it goes on", () => {
		for (let days = 60; days < 90; days++) {
			const left = after(days);
			expect(left.slice(-7)).toEqual([6, 5, 4, 3, 2, 1, 0].map((back) => file(days - 1 - back)));
			expect(left).toHaveLength(11);
			const dates = left.slice(0, 4).map((name) => Date.parse(name.slice(6, 16)) / 86_400_000);
			const gaps = dates.slice(1).map((date, at) => date - dates[at]!);
			expect(Math.max(...gaps)).toBeLessThanOrEqual(7);
			expect(Date.UTC(2026, 0, days) / 86_400_000 - dates[0]!).toBeGreaterThanOrEqual(22);
		}
	});

	test("the newest of a week stays, and the weeks are the last ones", () => {
		const lastSeven = Array.from({ length: 7 }, (_, n) => file(50 + n));
		// Mondays and Thursdays of five weeks: 1 January 2026 is a Thursday.
		const [mondays, thursdays] = [4, 7].map((first) => [0, 7, 14, 21, 28].map((n) => file(first + n)));
		const gone = outdatedDaily([...mondays!, ...thursdays!, ...lastSeven]);
		expect(gone.toSorted()).toEqual([...mondays!, thursdays![0]!].toSorted());
	});

	test("all stay while they are few", () => {
		expect(after(7)).toHaveLength(7);
	});

	test("the old ones stay when the site was off for months", () => {
		expect(after(200, (n) => n >= 40 && n < 199)).toHaveLength(11);
	});

	test("several from one of these days all stay: after a restore, the earlier one may be the better one", () => {
		expect(outdatedDaily([file(0), file(0, "101500"), file(1)])).toEqual([]);
	});

	test("files with other names are never touched", () => {
		const others = [
			"site-2020-01-01.tar.gz",
			"daily-2020-01-01.tar.gz",
			"daily-2020-01-01-030000.tar.gz.bak",
			"my-daily-2020-01-01-030000.tar.gz",
			"notes.txt",
		];
		expect(
			outdatedDaily([...others, ...Array.from({ length: 30 }, (_, n) => file(n))]).filter((name) =>
				others.includes(name),
			),
		).toEqual([]);
	});
});

test("of the copies before updates the last three stay, by time and not by version", () => {
	const times = ["2026-01-01-030000", "2026-01-02-030000", "2026-01-03-030000", "2026-01-04-030000"];
	const copies = times.map((time, n) => `site-before-update-${String(9 - n).padStart(3, "0")}-${time}.sqlite`);
	expect(outdatedUpdates([...copies, "site.sqlite", "daily-2020-01-01-030000.tar.gz"])).toEqual([copies[0]]);
});
