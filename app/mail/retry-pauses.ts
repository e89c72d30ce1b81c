const MINUTE = 60_000;

/** Pauses in minutes after each failed try, together about a day: a mail server may be down overnight. */
const pauses = [1, 5, 15, 60, 180, 360, 720];

/** After this many failures a message is given up, and the office is told. */
export const MAX_TRIES = pauses.length + 1;

/**
 * The pause in milliseconds after the given number of failed tries; null after the last. `chance` (0 to 1) varies it by
 * up to a fifth, so that messages that failed together are not retried together.
 */
export function pauseAfter(tries: number, chance: number): number | null {
	const minutes = pauses[tries - 1];
	return minutes === undefined ? null : Math.round(minutes * MINUTE * (0.8 + 0.4 * chance));
}
