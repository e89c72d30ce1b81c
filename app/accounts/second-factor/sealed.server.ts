import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { secretKey } from "../../config/secret-key.server.ts";

/*
 * AES-256-GCM with a key of this installation: neither somebody with a copy of the database nor the browser can read
 * or change a sealed text.
 */
const CIPHER = "aes-256-gcm";
/** The version of the format, so that it can change later. */
const MARK = "v1.";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text for one purpose and one owner; with any other it can't be decrypted. */
export function seal(text: string, purpose: string, owner: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(CIPHER, secretKey(purpose), nonce, { authTagLength: TAG_BYTES }).setAAD(
		Buffer.from(owner),
	);
	const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
	return MARK + sealed.toString("base64url");
}

/** Decrypts a text; null when it was sealed with another key, purpose or owner, or not at all. */
export function unseal(sealed: string, purpose: string, owner: string): string | null {
	const bytes = Buffer.from(sealed.slice(MARK.length), "base64url");
	if (!sealed.startsWith(MARK) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
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
