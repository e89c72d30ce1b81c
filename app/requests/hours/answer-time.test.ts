import { describe, expect, test } from "vitest";
import { clockTime } from "../../foundation/i18n/opening-hours.ts";
import { deadline } from "./answer-time.ts";
import { clockWith } from "./holidays.server.ts";
import { defaultWeek } from "./office-settings.ts";

const clock = clockWith(defaultWeek);
const answerBy = (received: string, by = clock) => {
	const { day, minutes } = deadline(by, received, false);
	return { day, time: clockTime(minutes) };
};

/** Times in Berlin. */
const berlin = (local: string, offset = "+01:00") => new Date(`${local}:00${offset}`).toISOString();
const summer = (local: string) => berlin(local, "+02:00");

describe("an answer is promised", () => {
	test.each([
		["on Tuesday at noon", berlin("2026-11-10T12:00"), "2026-11-11", "12:00"],
		["at opening time", berlin("2026-11-10T06:30"), "2026-11-11", "6:30"],
		["just before closing", berlin("2026-11-10T15:59"), "2026-11-11", "15:59"],
		["on Friday, for Monday", berlin("2026-11-13T10:05"), "2026-11-16", "10:05"],
	])("24 hours later, not counting weekends: %s", (_, received, day, time) =>
		expect(answerBy(received)).toEqual({ day, time }),
	);

	test.each([
		["before opening, that day", berlin("2026-11-10T06:29"), "2026-11-10"],
		["after closing, the next day", berlin("2026-11-10T16:00"), "2026-11-11"],
		["on Friday evening, on Monday", berlin("2026-11-13T18:00"), "2026-11-16"],
		["on Saturday, on Monday", berlin("2026-11-14T10:00"), "2026-11-16"],
		["on Sunday night, on Monday", berlin("2026-11-15T23:59"), "2026-11-16"],
	])("for the end of an office day if the office is closed: %s", (_, received, day) =>
		expect(answerBy(received)).toEqual({ day, time: "16:00" }),
	);

	test("by the hours that were in force when it was asked for", () => {
		const week = defaultWeek.with(6, { opens: 480, closes: 720 });
		const changed = { ...clockWith(week), earlier: [{ until: berlin("2026-11-13T12:00"), week: defaultWeek }] };
		const promised = (received: string) => answerBy(received, changed);
		expect(promised(berlin("2026-11-13T10:05"))).toEqual({ day: "2026-11-16", time: "10:05" });
		expect(promised(berlin("2026-11-13T12:05"))).toEqual({ day: "2026-11-14", time: "12:00" });
	});

	test("in Berlin's time, in winter and in summer, whatever day it is in UTC", () => {
		expect(answerBy("2026-06-10T04:29:00Z")).toEqual({ day: "2026-06-10", time: "16:00" });
		expect(answerBy("2026-06-10T04:30:00Z")).toEqual({ day: "2026-06-11", time: "6:30" });
		// 22:30 in UTC on Sunday is Monday in Berlin.
		expect(answerBy("2026-06-14T22:30:00Z")).toEqual({ day: "2026-06-15", time: "16:00" });
		// The clocks change in the night to Sunday, 25 October 2026.
		expect(answerBy(summer("2026-10-23T10:00"))).toEqual({ day: "2026-10-26", time: "10:00" });
	});

	test.each([
		["New Year", berlin("2025-12-31T10:00"), "2026-01-02"],
		["Good Friday and Easter Monday", summer("2026-04-02T10:00"), "2026-04-07"],
		["the Day of Repentance, which Saxony alone has", berlin("2026-11-17T10:00"), "2026-11-19"],
		["Christmas", berlin("2025-12-24T10:00"), "2025-12-29"],
	])("for after %s", (_, received, day) => expect(answerBy(received)).toEqual({ day, time: "10:00" }));
});
