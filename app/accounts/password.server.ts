import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { turns } from "../throttle/turns.server.ts";
import { PASSWORD_MAX_LENGTH } from "./password.ts";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash keeps a processor busy for 20 ms, and Node has four threads for these and for files: a crowd that signs in waits here, so that pages don't. */
const inTurn = turns(Math.max(1, availableParallelism() - 1));

export function hashPassword(password: string): Promise<string> {
	return inTurn(() => hash(password, cost));
}

let nobodys: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Without one (nobody has the address) a hash is compared all the same and never fits, so that the time
 * tells nothing. What is longer than any password can be is refused unhashed.
 */
export async function verifyPassword(kept: string | undefined, password: string): Promise<boolean> {
	if (password.length > PASSWORD_MAX_LENGTH) return false;
	const compared = kept || (await (nobodys ??= hashPassword("nobody's")));
	const fits = await inTurn(() => verify(compared, password));
	return fits && Boolean(kept);
}
