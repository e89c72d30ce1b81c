import { randomUUID } from "node:crypto";

/** Short enough to read out on the phone, long enough to be unique in the log. */
const CHARACTERS = 10;

/** The request's number in the log and on error pages. Node buffers random values for UUIDs alone. */
export function newRequestNumber(): string {
	// The last twelve digits of a version 4 UUID are all random.
	return randomUUID().slice(-CHARACTERS);
}
