import { describe, expect, test } from "vitest";
import { isDue, isMissing, lastDue, stamp } from "./schedule.ts";

const at = (time: string) => new Date(time);
const never = { lastMade: null, lastFailed: null, siteSince: "2020-01-01T00:00:00.000Z" };

describe("a daily backup is due", () => {
	test.each([
		["2026-11-22T01:59:59Z", "2026-11-21T02:00:00.000Z"],
		["2026-11-22T02:00:00Z", "2026-11-22T02:00:00.000Z"],
		["2026-07-01T00:59:59Z", "2026-06-30T01:00:00.000Z"],
		["2026-07-01T01:00:00Z", "2026-07-01T01:00:00.000Z"],
		// After midnight in Berlin, but before midnight UTC.
		["2026-07-01T22:30:00Z", "2026-07-01T01:00:00.000Z"],
	])("at three o'clock in Berlin: at %s it was last due at %s", (now, due) => {
		expect(lastDue("03:00", at(now)).toISOString()).toBe(due);
	});

	test("once on the days when summer time begins and ends", () => {
		expect(lastDue("02:30", at("2026-03-29T12:00:00Z")).toISOString().slice(0, 10)).toBe("2026-03-29");
		expect(lastDue("02:30", at("2026-10-25T12:00:00Z")).toISOString().slice(0, 10)).toBe("2026-10-25");
		expect(lastDue("03:00", at("2026-10-25T12:00:00Z")).toISOString()).toBe("2026-10-25T02:00:00.000Z");
	});

	test("until one is made, even if the machine was off at that time", () => {
		const now = at("2026-11-22T15:00:00Z");
		expect(isDue("03:00", never, now)).toBe(true);
		expect(isDue("03:00", { ...never, lastMade: "2026-11-22T01:59:00.000Z" }, now)).toBe(true);
		expect(isDue("03:00", { ...never, lastMade: "2026-11-22T02:00:01.000Z" }, now)).toBe(false);
	});

	test("not for a site that is newer than that time, nor for one that is empty", () => {
		const now = at("2026-11-22T15:00:00Z");
		expect(isDue("03:00", { ...never, siteSince: "2026-11-22T14:00:00.000Z" }, now)).toBe(false);
		expect(isDue("03:00", { ...never, siteSince: null }, now)).toBe(false);
	});

	test("again half an hour after a failure, and at once if a wrong clock recorded it in the future", () => {
		const failedAt = (lastFailed: string) => isDue("03:00", { ...never, lastFailed }, at("2026-11-22T15:00:00Z"));
		expect(failedAt("2026-11-22T14:31:00.000Z")).toBe(false);
		expect(failedAt("2026-11-22T14:30:00.000Z")).toBe(true);
		expect(failedAt("2027-01-01T00:00:00.000Z")).toBe(true);
	});
});

test("a backup is missing after 36 hours, counted from the site's first day if there has been none", () => {
	const now = at("2026-11-22T15:00:00Z");
	expect(isMissing({ ...never, lastMade: "2026-11-21T03:00:01.000Z" }, now)).toBe(false);
	expect(isMissing({ ...never, lastMade: "2026-11-21T02:59:59.000Z" }, now)).toBe(true);
	expect(isMissing(never, now)).toBe(true);
	expect(isMissing({ ...never, siteSince: "2026-11-22T14:00:00.000Z" }, now)).toBe(false);
});

test("a file's name has the time in Berlin", () => {
	expect(stamp(at("2026-07-01T22:30:05Z"))).toBe("2026-07-02-003005");
});
