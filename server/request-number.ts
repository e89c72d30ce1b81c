import { randomUUID } from "node:crypto";

/** Short enough to read out on the phone, long enough to be unique in the log. */
const CHARACTERS = 10;

/**
 * The request's number, as shown in the log and on error pages. Node buffers random values for UUIDs; `randomBytes`
 * would ask the system each time.
 */
export function newRequestNumber(): string {
	// The last twelve digits of a version 4 UUID are all random.
	return randomUUID().slice(-CHARACTERS);
}
