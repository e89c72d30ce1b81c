/**
 * Counted by what is there and not by the calendar: a site that was off for a month must not begin by throwing away all
 * it has.
 */
const DAYS = 7;
const WEEKS = 4;
/** Copies from before an update, each of the whole database. */
const UPDATES = 3;

const daily = /^daily-(\d{4}-\d{2}-\d{2})-\d{6}\.tar\.gz$/;

export const dailyName = (stamp: string): string => `daily-${stamp}.tar.gz`;
export const isDaily = (name: string): boolean => daily.test(name);
/** `state`: the database's own version, which is the number of its last step. */
export const beforeUpdateName = (state: string, stamp: string): string => `before-update-${state}-${stamp}.tar.gz`;
export const copyName = (state: string, stamp: string): string => `site-before-update-${state}-${stamp}.sqlite`;

/**
 * Which of the files in a folder are daily backups that nobody keeps any more: the last seven days stay, and the newest
 * of each of four weeks before.
 */
export function outdatedDaily(names: readonly string[]): string[] {
	const found = names.filter(isDaily).sort().reverse();
	const dayOf = (name: string) => daily.exec(name)![1]!;
	const days = [...new Set(found.map(dayOf))].slice(0, DAYS);
	const older = found.filter((name) => !days.includes(dayOf(name)));
	const newestOfWeek = new Map<string, string>();
	for (const name of older) {
		const week = mondayOf(dayOf(name));
		if (!newestOfWeek.has(week)) newestOfWeek.set(week, name);
	}
	const kept = [...newestOfWeek.values()].slice(0, WEEKS);
	return older.filter((name) => !kept.includes(name));
}

/** Which of the files in a folder are copies from before older updates. */
export function outdatedUpdates(names: readonly string[]): string[] {
	const kinds = [
		/^before-update-.+-(\d{4}-\d{2}-\d{2}-\d{6})\.tar\.gz$/,
		/^site-before-update-.+-(\d{4}-\d{2}-\d{2}-\d{6})\.sqlite$/,
	];
	return kinds.flatMap((kind) => {
		const time = (name: string) => kind.exec(name)![1]!;
		const newestFirst = names.filter((name) => kind.test(name)).sort((a, b) => (time(a) < time(b) ? 1 : -1));
		return newestFirst.slice(UPDATES);
	});
}

function mondayOf(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
	return date.toISOString().slice(0, 10);
}
