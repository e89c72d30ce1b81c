import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { secretKey } from "../secret-key.server.ts";

/*
 * AES-256-GCM with a key of this installation: what lies in the database or goes through a browser can be neither read
 * nor changed there.
 */
const CIPHER = "aes-256-gcm";
/** Tells how a text was sealed, so that another way can come later. */
const MARK = "v1.";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a text for one purpose and one owner: for another of either it opens to nothing. */
export function seal(text: string, purpose: string, owner: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(CIPHER, secretKey(purpose), nonce, { authTagLength: TAG_BYTES }).setAAD(
		Buffer.from(owner),
	);
	const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
	return MARK + sealed.toString("base64url");
}

/** The text again; null when it was sealed with another key, for something else, or never. */
export function unseal(sealed: string, purpose: string, owner: string): string | null {
	const bytes = Buffer.from(sealed.slice(MARK.length), "base64url");
	if (!isSealed(sealed) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
	try {
		const decipher = createDecipheriv(CIPHER, secretKey(purpose), bytes.subarray(0, NONCE_BYTES), {
			authTagLength: TAG_BYTES,
		}).setAAD(Buffer.from(owner));
		decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
		return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
	} catch {
		return null;
	}
}

export function isSealed(text: string): boolean {
	return text.startsWith(MARK);
}
