import { createHash, randomBytes } from "node:crypto";

/** A token of 256 random bits for a cookie or a link. Nobody can guess it, so a plain hash of it is enough. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** The hash of a token as the database keeps it, so that a copy of the database is of no use. */
export function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
