import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { secretKey } from "./secret-key.server.ts";

/** A token for a cookie or a link. Nobody can guess 256 random bits, so a plain hash protects it. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** A text's signature with the site's key for one purpose. */
export function signatureOf(text: string, purpose: string): string {
	return createHmac("sha256", secretKey(purpose)).update(text).digest("base64url");
}

/** The hash of a token as the database keeps it, so that a copy of the database is of no use. */
export function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** Compares a secret in constant time, whatever the lengths. */
export function isSameSecret(received: string, expected: string): boolean {
	return timingSafeEqual(Buffer.from(hashOf(received)), Buffer.from(hashOf(expected)));
}
