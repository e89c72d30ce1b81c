import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie or a link: nobody guesses them, so a plain hash is enough to keep them by. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token, so that reading the database opens nothing. */
export function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
