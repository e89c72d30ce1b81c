import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import type * as v from "valibot";
import { semaphore } from "../rate-limit/semaphore.server.ts";
import type { Read } from "../ui/form-reader.ts";
import { isGuessable } from "./guessable.server.ts";
import { type NewPasswordFields, PASSWORD_MAX_LENGTH, readNewPassword } from "./password.ts";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash keeps a processor busy for 20 ms, and Node has four threads for these and for files: a crowd that signs in
 * waits here, so that pages don't.
 */
const inTurn = semaphore(Math.max(1, availableParallelism() - 1));

export function hashPassword(password: string): Promise<string> {
	return inTurn(() => hash(password, cost));
}

let nobodys: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Without one (nobody has the address) a hash is compared all the same and never
 * fits, so that the time tells nothing. What is longer than any password can be is refused unhashed.
 */
export async function verifyPassword(kept: string | undefined, password: string): Promise<boolean> {
	if (password.length > PASSWORD_MAX_LENGTH) return false;
	const compared = kept || (await (nobodys ??= hashPassword("nobody's")));
	const fits = await inTurn(() => verify(compared, password));
	return fits && Boolean(kept);
}

/**
 * As `readNewPassword`, and refuses what is easily guessed of the user with this address. Only here: the lists of words
 * are no luggage for a browser.
 */
export async function readSafePassword<E extends NewPasswordFields & v.ObjectEntries>(
	schema: v.ObjectSchema<E, undefined>,
	form: FormData,
	email: string,
): Promise<Read<v.InferOutput<v.ObjectSchema<E, undefined>>>> {
	const read = readNewPassword(schema, form);
	const errors = read.ok ? {} : read.errors;
	if (errors.password || !(await isGuessable(String(form.get("password")), email))) return read;
	return { ok: false, errors: { ...errors, password: "error.passwordGuessable" }, typed: read.typed };
}
