/** What its column can hold. */
const HIGHEST_VERSION = 2 ** 31 - 1;

/**
 * The count of saves that a form says it was opened at. What can be none becomes 0, which matches no record: PostgreSQL
 * would refuse to compare it.
 */
export function openedVersion(word: number): number {
	return Number.isInteger(word) && word > 0 && word < HIGHEST_VERSION ? word : 0;
}
