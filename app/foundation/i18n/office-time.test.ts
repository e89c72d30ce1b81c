import { describe, expect, test } from "vitest";
import { officeClock, timeOnOfficeClock } from "./office-time.ts";

describe("a time on the office's clock", () => {
	test.each([
		["in winter", "2026-01-15T08:00", "2026-01-15T07:00:00.000Z"],
		["in summer", "2026-07-15T08:00", "2026-07-15T06:00:00.000Z"],
		["just before summer time", "2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
		["just after it has begun", "2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
		["just before it ends", "2026-10-25T01:59", "2026-10-24T23:59:00.000Z"],
		["just after it has ended", "2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
		["with seconds", "2026-01-15T08:00:30", "2026-01-15T07:00:00.000Z"],
	])("%s is the same moment in UTC, and back", (_, shown, utc) => {
		expect(timeOnOfficeClock(shown)).toBe(utc);
		expect(officeClock(utc)).toBe(shown.slice(0, 16));
	});

	test("that the clock leaves out is said to be skipped, one that it shows twice is the first", () => {
		for (const shown of ["2026-03-29T02:00", "2026-03-29T02:59"]) expect(timeOnOfficeClock(shown)).toBe("skipped");
		expect(timeOnOfficeClock("2026-10-25T02:30")).toBe("2026-10-25T00:30:00.000Z");
	});

	test.each([
		"",
		"morgen",
		"2026-02-30T08:00",
		"2026-01-15T25:00",
		"2026-01-15",
		"9999-12-31T23:30",
		"0000-01-01T00:00",
		"0999-06-01T08:00",
	])("%j is none", (word) => {
		expect(timeOnOfficeClock(word)).toBeNull();
	});
});
