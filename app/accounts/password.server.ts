import { hash, verify } from "@node-rs/argon2";

/** Bounds in characters. The upper one keeps a megabyte from being hashed. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;

/** OWASP's first choice for argon2id: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
	return hash(password, cost);
}

export async function verifyPassword({ hash: kept, password }: { hash: string; password: string }): Promise<boolean> {
	return password.length <= PASSWORD_MAX_LENGTH && verify(kept, password);
}
