import { expect, test } from "vitest";
import { clockWith } from "./hours/holidays.server.ts";
import { defaultWeek } from "./hours/office-settings.ts";
import { waitingSince } from "./waiting.ts";

const clock = clockWith(defaultWeek);
/** A time in Berlin. */
const winter = (local: string) => new Date(`${local}:00+01:00`).toISOString();

const waited = (since: string, now: string) => {
	const request = { created_at: winter(since), released_at: null, default_subject: null };
	return waitingSince(clock, request, winter(now)).time;
};

test("the waiting time of a request begins when the office opens, and is below a minute when it came in this minute", () => {
	expect(waited("2026-12-09T12:00", "2026-12-09T12:00")).toEqual({ days: 0, hours: 0, minutes: 0 });
	expect(waited("2026-12-09T12:00", "2026-12-09T12:01")).toEqual({ days: 0, hours: 0, minutes: 1 });
	expect(waited("2026-12-09T17:00", "2026-12-09T17:30")).toBeNull();
	expect(waited("2026-12-09T17:00", "2026-12-10T04:29")).toBeNull();
	expect(waited("2026-12-24T17:00", "2026-12-25T09:00")).toBeNull();
	expect(waited("2026-12-09T15:50", "2026-12-09T17:30")).toEqual({ days: 0, hours: 0, minutes: 10 });
});
