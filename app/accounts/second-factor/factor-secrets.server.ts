import { db, now } from "../../database/client.server.ts";
import type { Connection } from "../../database/client.server.ts";
import { isSealed, seal, unseal } from "./sealed.server.ts";

const PURPOSE = "second-factor";

/** Encrypts a secret for the database, so that a copy of the database yields no codes. */
export function sealSecret(secret: string, userId: string): string {
	return seal(secret, PURPOSE, userId);
}

/** Decrypts a secret; null when it was encrypted with another installation's key. */
export function openSecret(stored: string, userId: string): string | null {
	return unseal(stored, PURPOSE, userId);
}

/**
 * Encrypts the secrets that older versions stored in plain text. Runs after the migrations, which have no access to the
 * key, at each start, and after a restore, which may bring back old rows.
 */
export async function sealOldSecrets(on: Connection = db()): Promise<void> {
	const rows = await on.selectFrom("second_factors").select(["user_id", "secret"]).execute();
	for (const { user_id, secret } of rows) {
		if (isSealed(secret)) continue;
		await on
			.updateTable("second_factors")
			.set({ secret: sealSecret(secret, user_id), updated_at: now() })
			.where("user_id", "=", user_id)
			.where("secret", "=", secret)
			.execute();
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
