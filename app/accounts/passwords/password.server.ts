import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { ConcurrencyLimit } from "../../foundation/config/concurrency-limit.ts";
import { isGuessable } from "./guessable.server.ts";
import { type NewPasswordSchema, PASSWORD_MAX_LENGTH, readNewPassword } from "./password.ts";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes one of Node's four threads for 20 ms. When many sign in at once, they wait here, and pages don't. */
const hashing = new ConcurrencyLimit(Math.max(1, availableParallelism() - 1));

/** An "ü" is the same, whether the keyboard sends one sign or two. */
const composed = (password: string) => password.normalize("NFKC");

export function hashPassword(password: string): Promise<string> {
	return hashing.run(() => hash(composed(password), cost));
}

let dummyHash: Promise<string> | undefined;

/** Without a hash (unknown address) the password is compared with a dummy, so that the time reveals nothing. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
	if (password.length > PASSWORD_MAX_LENGTH) return false;
	const compared = stored || (await (dummyHash ??= hashPassword("nobody's")));
	const matches = await hashing.run(() => verify(compared, composed(password)));
	return matches && Boolean(stored);
}

/** As `readNewPassword`, and refuses what is easily guessed; for the server alone, as the word lists are large. */
export async function readSafePassword<S extends NewPasswordSchema>(schema: S, form: FormData, email: string) {
	const read = readNewPassword(schema, form);
	const errors = read.ok ? {} : read.errors;
	const password = String(form.get("password") ?? "");
	if (password === "" || errors.password || !(await isGuessable(password, email))) return read;
	return { ok: false as const, errors: { ...errors, password: "error.passwordGuessable" }, typed: read.typed };
}
