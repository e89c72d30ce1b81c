import { TIME_ZONE } from "./format.ts";

const DAY_MILLISECONDS = 86_400_000;

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short", timeStyle: "short" });

/** A UTC time as shown by the office's clock, for an input: "2026-03-01T07:30". */
export function officeClock(time: string): string {
	return clock.format(new Date(time)).replace(" ", "T");
}

/**
 * The UTC time at which the office's clock shows this ("2026-03-01T07:30"). The end of summer time shows an hour twice:
 * the first one counts. Returns "skipped" for the hour that the start of summer time leaves out, and null for an
 * invalid time or one outside the years 1900 to 2999.
 */
export function timeOnOfficeClock(shown: string): string | "skipped" | null {
	const word = shown.slice(0, 16);
	if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(word)) return null;
	const asUtc = Date.parse(`${word}:00Z`);
	if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(word)) return null;
	// The offset from UTC is that of the day before or of the day after; the greater one gives the earlier time.
	const offsets = [asUtc - DAY_MILLISECONDS, asUtc + DAY_MILLISECONDS].map(offsetAt).sort((a, b) => b - a);
	const found = offsets
		.map((offset) => new Date(asUtc - offset).toISOString())
		.find((time) => officeClock(time) === word);
	return found ?? "skipped";
}

/** The start of a day in the office, in UTC. */
export function startOfDay(day: string): string {
	return timeOnOfficeClock(`${day}T00:00`)!;
}

/** Milliseconds by which the office's clock is ahead of UTC. */
function offsetAt(time: number): number {
	return Date.parse(`${officeClock(new Date(time).toISOString())}:00Z`) - Math.floor(time / 60_000) * 60_000;
}
