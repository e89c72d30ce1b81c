import { describe, expect, test } from "vitest";
import { waitingSince } from "../waiting.ts";
import { deadline } from "./answer-time.ts";
import { clockWith } from "./holidays.server.ts";
import { promisedAnswer } from "./office-clock.server.ts";
import * as hours from "./office-hours.ts";
import { defaultWeek } from "./office-settings.ts";

const clock = clockWith(defaultWeek);
const officeMinutes = (from: string, to: string, on = clock) =>
	hours.minutesBetween(on, hours.officeMoment(from), hours.officeMoment(to));
const officeTime = (minutes: number) => hours.officeTime(clock, minutes);
const isOverdue = (created_at: string, now: string) =>
	waitingSince(clock, { created_at, released_at: null, default_subject: null }, now).overdue;

/** Times in Berlin. */
const winter = (local: string) => new Date(`${local}:00+01:00`).toISOString();
const summer = (local: string) => new Date(`${local}:00+02:00`).toISOString();

const DAY = 9.5 * 60;

describe("office hours between two times", () => {
	test.each([
		["within a morning", winter("2026-11-10T08:00"), winter("2026-11-10T10:20"), 140],
		["over lunchtime, which is not a break", winter("2026-11-10T11:30"), winter("2026-11-10T13:30"), 120],
		["from before opening", winter("2026-11-10T05:00"), winter("2026-11-10T07:00"), 30],
		["until after closing", winter("2026-11-10T15:00"), winter("2026-11-10T22:00"), 60],
		["only at night", winter("2026-11-10T20:00"), winter("2026-11-11T06:30"), 0],
		["over one night", winter("2026-11-10T15:30"), winter("2026-11-11T07:00"), 60],
		["a whole day to the minute", winter("2026-11-10T10:00"), winter("2026-11-11T10:00"), DAY],
		["only on a weekend", winter("2026-11-14T09:00"), winter("2026-11-15T15:00"), 0],
		["from Friday afternoon to Monday morning", winter("2026-11-13T15:00"), winter("2026-11-16T08:00"), 150],
		["a whole week", winter("2026-11-09T12:00"), winter("2026-11-16T12:00"), 5 * DAY],
		["over the Day of Repentance, a Wednesday", winter("2026-11-17T15:00"), winter("2026-11-19T07:30"), 120],
		["on Christmas", winter("2026-12-25T08:00"), winter("2026-12-25T12:00"), 0],
		["backwards: none", winter("2026-11-11T10:00"), winter("2026-11-10T10:00"), 0],
	])("count %s", (_, from, to, minutes) => expect(officeMinutes(from, to)).toBe(minutes));

	test("follow Berlin's time when summer time begins and ends", () => {
		// Forward in the night to Sunday, 29 March 2026; back in the night to Sunday, 25 October 2026.
		expect(officeMinutes(winter("2026-03-27T15:00"), summer("2026-03-30T07:30"))).toBe(120);
		expect(officeMinutes(summer("2026-10-23T15:00"), winter("2026-10-26T07:30"))).toBe(120);
		expect(officeMinutes("2026-06-09T04:30:00Z", "2026-06-09T14:00:00Z")).toBe(DAY);
		expect(officeMinutes("2026-12-09T05:30:00Z", "2026-12-09T15:00:00Z")).toBe(DAY);
		// 22:30 in UTC on Sunday is Monday in Berlin.
		expect(officeMinutes("2026-06-14T22:30:00Z", summer("2026-06-15T07:00"))).toBe(30);
	});

	test("are shown in office days of nine and a half hours", () => {
		expect(officeTime(0)).toEqual({ days: 0, hours: 0, minutes: 0 });
		expect(officeTime(59)).toEqual({ days: 0, hours: 0, minutes: 59 });
		expect(officeTime(DAY - 1)).toEqual({ days: 0, hours: 9, minutes: 29 });
		expect(officeTime(DAY)).toEqual({ days: 1, hours: 0, minutes: 0 });
		expect(officeTime(2 * DAY + 185)).toEqual({ days: 2, hours: 3, minutes: 5 });
	});
});

describe("an office with hours of its own", () => {
	const week = [null, ...Array.from({ length: 5 }, () => ({ opens: 8 * 60, closes: 18 * 60 })), null];
	const open8to18 = clockWith(week);

	test("that opens from 8 to 18: what came on Friday at 17:55 and was answered on Monday at 8:05 took 10 minutes", () => {
		expect(officeMinutes(winter("2026-11-13T17:55"), winter("2026-11-16T08:05"), open8to18)).toBe(10);
	});

	test("keeps the holidays of its state: in Saxony repentance, not Corpus Christi", () => {
		expect(officeMinutes(summer("2026-06-04T09:00"), summer("2026-06-04T10:00"), open8to18)).toBe(60);
		expect(officeMinutes(winter("2026-11-18T09:00"), winter("2026-11-18T10:00"), open8to18)).toBe(0);
	});

	test("promises an answer within the hours of the day on which it is due", () => {
		const shortFriday = week.map((day, at) => (at === 5 ? { opens: 9 * 60, closes: 12 * 60 } : day));
		const promised = (received: string) => deadline(clockWith(shortFriday), received, false);
		expect(promised(winter("2026-11-12T16:00"))).toEqual({ day: "2026-11-13", minutes: 12 * 60 });
		expect(promised(winter("2026-11-12T08:10"))).toEqual({ day: "2026-11-13", minutes: 9 * 60 });
		expect(promised(winter("2026-11-13T13:00"))).toEqual({ day: "2026-11-16", minutes: 18 * 60 });
	});
});

test("an emergency is answered within an hour of office hours, and called back at the next opening", () => {
	const promised = (received: string) => promisedAnswer("en", "Dringende Serviceanfrage", clock, received);
	expect(promised(winter("2026-11-28T10:00"))).toMatch(/from 6:30\sam on Monday, 30\sNov/);
	expect(promised(winter("2026-11-30T05:00"))).toMatch(/from 6:30\sam on Monday, 30\sNov/);
	expect(promised(winter("2026-11-30T16:00"))).toMatch(/from 6:30\sam on Tuesday, 1\sDec/);
	expect(promised(winter("2026-11-30T15:00"))).toMatch(/our reply by 4\spm on Monday/);
	expect(promised(winter("2026-11-30T15:59"))).toMatch(/our reply by 7:29\sam on Tuesday/);
	expect(deadline(clock, winter("2026-11-28T10:00"), true)).toEqual({ day: "2026-11-30", minutes: 7.5 * 60 });
});

describe("a request is overdue", () => {
	test.each([
		[
			"on Tuesday at noon, after Wednesday noon",
			winter("2026-11-10T12:00"),
			winter("2026-11-11T12:00"),
			winter("2026-11-11T12:01"),
		],
		[
			"on Friday, after the same time on Monday",
			winter("2026-11-13T10:05"),
			winter("2026-11-16T10:05"),
			winter("2026-11-16T10:06"),
		],
		[
			"on Saturday, after Monday's closing",
			winter("2026-11-14T10:00"),
			winter("2026-11-16T16:00"),
			winter("2026-11-16T16:01"),
		],
		[
			"at night, after that day's closing",
			winter("2026-11-10T03:00"),
			winter("2026-11-10T16:00"),
			winter("2026-11-10T16:01"),
		],
		[
			"before a clock change, by the new clock",
			summer("2026-10-23T10:00"),
			winter("2026-10-26T10:00"),
			winter("2026-10-26T10:01"),
		],
	])("when it came %s", (_, received, last, late) => {
		expect(isOverdue(received, received)).toBe(false);
		expect(isOverdue(received, last)).toBe(false);
		expect(isOverdue(received, late)).toBe(true);
	});
});
