import { type Connection, db } from "../../database/client.server.ts";
import { seal, unseal } from "./sealed.server.ts";

const PURPOSE = "second-factor";

/** Encrypts a secret for the database, so that a copy of the database yields no codes. */
export function sealSecret(secret: string, userId: string): string {
	return seal(secret, PURPOSE, userId);
}

/** Decrypts a secret; null when it was encrypted with another installation's key. */
export function openSecret(stored: string, userId: string): string | null {
	return unseal(stored, PURPOSE, userId);
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
