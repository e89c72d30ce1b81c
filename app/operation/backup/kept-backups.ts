import { mondayOf } from "../../foundation/i18n/day.ts";

/** Counts existing backups, not days: a site that was off for a month must not begin by deleting all of them. */
const DAYS = 7;
const WEEKS = 4;
/** Copies made before an update; each has the whole database. */
const UPDATES = 3;

const daily = /^daily-(\d{4}-\d{2}-\d{2})-\d{6}\.tar\.gz$/;

export const dailyName = (stamp: string): string => `daily-${stamp}.tar.gz`;
export const isDaily = (name: string): boolean => daily.test(name);
/** `state`: the database's version, which is the number of its last migration. */
export const copyName = (state: string, stamp: string): string => `site-before-update-${state}-${stamp}.sqlite`;

/** All daily backups but those of the last seven days, and the newest of each of the four weeks before. */
export function outdatedDaily(names: readonly string[]): string[] {
	const newestFirst = names.filter(isDaily).sort().reverse();
	const dayOf = (name: string) => daily.exec(name)![1]!;
	const days = [...new Set(newestFirst.map(dayOf))].slice(0, DAYS);
	const older = newestFirst.filter((name) => !days.includes(dayOf(name)));
	const byWeek = Map.groupBy(older, (name) => mondayOf(dayOf(name)));
	const kept = [...byWeek.values()].slice(0, WEEKS).map(([newest]) => newest);
	return older.filter((name) => !kept.includes(name));
}

/** The outdated copies of an SQLite file from before updates, by time and not by version. */
export function outdatedUpdates(names: readonly string[]): string[] {
	const copy = /^site-before-update-.+-(\d{4}-\d{2}-\d{2}-\d{6})\.sqlite$/;
	const time = (name: string) => copy.exec(name)![1]!;
	const newestFirst = names.filter((name) => copy.test(name)).sort((a, b) => (time(a) < time(b) ? 1 : -1));
	return newestFirst.slice(UPDATES);
}
