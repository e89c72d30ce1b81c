import { TIME_ZONE } from "./format.ts";

const DAY_MILLISECONDS = 86_400_000;

const clock = new Intl.DateTimeFormat("sv-SE", {
	timeZone: TIME_ZONE,
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
});

/** A UTC time as the office's clock shows it, for an input: "2026-03-01T07:30". */
export function officeClock(time: string): string {
	return clock.format(new Date(time)).replace(" ", "T");
}

/**
 * The UTC time at which the office's clock shows this ("2026-03-01T07:30"). When summer time ends, the clock shows an
 * hour twice: the first one counts. "skipped" for the hour that it leaves out when summer time begins, null for what is
 * no time, or not of the years 1900 to 2999.
 */
export function timeOnOfficeClock(shown: string): string | "skipped" | null {
	const word = shown.slice(0, 16);
	if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(word)) return null;
	const asUtc = Date.parse(`${word}:00Z`);
	if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(word)) return null;
	// The offset from UTC is that of the day before or that of the day after; the greater one gives the earlier time.
	const offsets = [asUtc - DAY_MILLISECONDS, asUtc + DAY_MILLISECONDS].map(offsetAt).sort((a, b) => b - a);
	const found = offsets
		.map((offset) => new Date(asUtc - offset).toISOString())
		.find((time) => officeClock(time) === word);
	return found ?? "skipped";
}

/** When a day begins in the office, in UTC. */
export function beginOf(day: string): string {
	return timeOnOfficeClock(`${day}T00:00`)!;
}

/** Milliseconds by which the office's clock is ahead of UTC. */
function offsetAt(time: number): number {
	return Date.parse(`${officeClock(new Date(time).toISOString())}:00Z`) - Math.floor(time / 60_000) * 60_000;
}
