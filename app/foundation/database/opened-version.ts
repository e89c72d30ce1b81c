/** The largest value that the column can hold. */
const HIGHEST_VERSION = 2 ** 31 - 1;

/**
 * The version at which a form was opened. An invalid value becomes 0, which matches no record; PostgreSQL would reject
 * the comparison instead.
 */
export function openedVersion(sent: number): number {
	return Number.isInteger(sent) && sent > 0 && sent < HIGHEST_VERSION ? sent : 0;
}
