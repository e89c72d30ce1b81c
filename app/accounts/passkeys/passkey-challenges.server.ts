import { db, now } from "../../foundation/database/client.server.ts";
import { hashOf, newToken } from "../../foundation/config/tokens.server.ts";

/** Time to find and use the device. */
export const CHALLENGE_SECONDS = 300;

/** The purpose of a challenge: signing in, confirming one's identity, or adding a passkey. */
export const passkeyPurposes = ["sign-in", "confirm", "add"] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

/** Creates a challenge (base64url) for a user, or for anybody to sign in. The database keeps only its hash. */
export async function issueChallenge(purpose: PasskeyPurpose, userId: string | null): Promise<string> {
	const challenge = newToken();
	const expires = new Date(Date.now() + CHALLENGE_SECONDS * 1000).toISOString();
	await db()
		.insertInto("passkey_challenges")
		.values({ challenge_hash: hashOf(challenge), purpose, user_id: userId, expires_at: expires, updated_at: now() })
		.execute();
	return challenge;
}

/** Uses a challenge up, whatever the answer to it is worth. Of two answers to one challenge only one is verified. */
export async function redeemChallenge(
	challenge: string,
	purpose: PasskeyPurpose,
	userId: string | null,
): Promise<boolean> {
	const redeemed = await db()
		.deleteFrom("passkey_challenges")
		.where("challenge_hash", "=", hashOf(challenge))
		.where("purpose", "=", purpose)
		.where("user_id", userId === null ? "is" : "=", userId)
		.where("expires_at", ">", now())
		.returning("challenge_hash")
		.executeTakeFirst();
	return redeemed !== undefined;
}

/** Deletes challenges that were not answered in time. */
export async function deleteExpiredChallenges(): Promise<void> {
	await db().deleteFrom("passkey_challenges").where("expires_at", "<", now()).execute();
}
