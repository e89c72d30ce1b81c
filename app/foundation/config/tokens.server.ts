import { createHash, createHmac, randomBytes } from "node:crypto";
import { secretKey } from "./secret-key.server.ts";

/** A token of 256 random bits for a cookie or a link. Nobody can guess it, so a plain hash of it is enough. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** A text's signature for one purpose, which nobody can compute without the site's key. */
export function signatureOf(text: string, purpose: string): string {
	return createHmac("sha256", secretKey(purpose)).update(text).digest("base64url");
}

/** The hash of a token as the database keeps it, so that a copy of the database is of no use. */
export function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
