import { randomUUID } from "node:crypto";

/** Short enough to be read out on the phone, long enough that none comes twice while its log is kept. */
const CHARACTERS = 10;

/**
 * The number of a request, as the log and the error page tell it. (Node draws the chance for many UUIDs at once, for
 * bytes each time anew.)
 */
export function newNumber(): string {
	// The end of a UUID is nothing but chance.
	return randomUUID().slice(-CHARACTERS);
}
