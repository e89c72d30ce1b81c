import { plusDays } from "../../foundation/i18n/day.ts";
import { today } from "../../foundation/i18n/format.ts";
import { officeClock, timeOnOfficeClock } from "../../foundation/i18n/office-time.ts";

const HOUR = 3_600_000;
/** The pause after a failure, so that a full disk is not written to all day. */
const PAUSE = HOUR / 2;
export const MISSING_AFTER = 36 * HOUR;

/** Times in UTC. */
type BackupHistory = { lastMade: string | null; lastFailed: string | null; siteSince: string | null };

/** The latest moment at which it was `at` ("03:00") in Berlin. */
export function lastDue(at: string, now: Date): Date {
	const day = today(now);
	const due = momentOf(day, at);
	return due <= now ? due : momentOf(plusDays(day, -1), at);
}

/** Whether the last backup is older than it should be. A site younger than that has nothing to save yet. */
export function isDue(at: string, { lastMade, lastFailed, siteSince }: BackupHistory, now: Date): boolean {
	const due = lastDue(at, now);
	if (!siteSince || Date.parse(siteSince) > due.getTime()) return false;
	if (lastMade && Date.parse(lastMade) >= due.getTime()) return false;
	const since = lastFailed ? now.getTime() - Date.parse(lastFailed) : Infinity;
	// A failure in the future was recorded with a wrong clock.
	return since >= PAUSE || since < 0;
}

export function isMissing({ lastMade, siteSince }: BackupHistory, now: Date): boolean {
	const last = lastMade ?? siteSince;
	return last !== null && now.getTime() - Date.parse(last) > MISSING_AFTER;
}

/** A time in Berlin as used in file names: "2026-11-22-030000". */
export function stamp(now: Date): string {
	const time = now.toISOString();
	return officeClock(time).replace("T", "-").replace(":", "") + time.slice(17, 19);
}

/** The moment at which it is `at` on this day in Berlin; three o'clock where the start of summer time skips it. */
function momentOf(day: string, at: string): Date {
	const time = timeOnOfficeClock(`${day}T${at}`);
	return new Date(time === "skipped" ? timeOnOfficeClock(`${day}T03:00`)! : time!);
}
