import { db, now } from "../database/client.server.ts";
import type { Connection } from "../database/client.server.ts";
import { isSealed, seal, unseal } from "./sealed.server.ts";

const PURPOSE = "second-factor";

/** A secret as the database keeps it: whoever copies the database has no codes. */
export function sealSecret(secret: string, userId: string): string {
	return seal(secret, PURPOSE, userId);
}

/** The secret again; null when the key of this machine is not the one that it was sealed with. */
export function openSecret(kept: string, userId: string): string | null {
	return unseal(kept, PURPOSE, userId);
}

/**
 * Seals what older versions stored as it was. Runs at each start behind the migrations, which stand alone and know no
 * key; and after a restore, which may bring old rows.
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

/** How many second factors in use can't be read with this machine's key. */
export async function unreadableFactors(on: Connection = db()): Promise<number> {
	const rows = await on
		.selectFrom("second_factors")
		.select(["user_id", "secret"])
		.where("enabled_at", "is not", null)
		.execute();
	return rows.filter(({ user_id, secret }) => openSecret(secret, user_id) === null).length;
}
