import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { secretKey } from "../../foundation/config/secret-key.server.ts";
import { type Connection, db } from "../../foundation/database/client.server.ts";

/* AES-256-GCM with this installation's key, so that a copy of the database yields no codes. */
const PURPOSE = "second-factor";
const CIPHER = "aes-256-gcm";
/** The version of the format, so that it can change later. */
const MARK = "v1.";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for one user; for any other it can't be decrypted. */
export function sealSecret(secret: string, userId: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(CIPHER, secretKey(PURPOSE), nonce, { authTagLength: TAG_BYTES });
	cipher.setAAD(Buffer.from(userId));
	const sealed = Buffer.concat([nonce, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
	return MARK + sealed.toString("base64url");
}

/** Decrypts a secret; null if it was encrypted with another key or for another user. */
export function openSecret(sealed: string, userId: string): string | null {
	const bytes = Buffer.from(sealed.slice(MARK.length), "base64url");
	if (!sealed.startsWith(MARK) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
	try {
		const nonce = bytes.subarray(0, NONCE_BYTES);
		const decipher = createDecipheriv(CIPHER, secretKey(PURPOSE), nonce, { authTagLength: TAG_BYTES });
		decipher.setAAD(Buffer.from(userId));
		decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
		return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
	} catch {
		return null;
	}
}

/** How many active second factors can't be decrypted with this installation's key. */
export async function unreadableFactors(on: Connection = db()): Promise<number> {
	const rows = await on
		.selectFrom("second_factors")
		.select(["user_id", "secret"])
		.where("enabled_at", "is not", null)
		.execute();
	return rows.filter(({ user_id, secret }) => openSecret(secret, user_id) === null).length;
}
