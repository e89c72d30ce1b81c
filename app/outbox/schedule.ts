const MINUTE = 60_000;

/**
 * Pauses after the first, second … failed try, in minutes. Together about a day: a mail server that is down over night
 * is no loss.
 */
const pauses = [1, 5, 15, 60, 180, 360, 720];

/** What is not delivered at the last of so many tries is given up, visibly. */
export const MOST_TRIES = pauses.length + 1;

/**
 * How long to wait after the `tries`th try failed, in milliseconds; null when that was the last. `chance` (0 to 1)
 * moves it by up to a fifth either way, so that what failed together does not come back together.
 */
export function pauseAfter(tries: number, chance: number): number | null {
	const minutes = pauses[tries - 1];
	return minutes === undefined ? null : Math.round(minutes * MINUTE * (0.8 + 0.4 * chance));
}
