import { randomBytes } from "node:crypto";
import { db, now } from "../database/client.server.ts";
import { hashOf } from "./random-token.server.ts";

/** Time to find the key and touch it. */
export const CHALLENGE_SECONDS = 300;

/** What a passkey is asked for: to open the office, to show once more who it is, or to become one of the user's. */
export const passkeyPurposes = ["sign-in", "confirm", "add"] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

/** A new challenge for a user, or for whoever signs in. Base64url; the database keeps a hash of it. */
export async function issueChallenge(purpose: PasskeyPurpose, userId: string | null): Promise<string> {
	const challenge = randomBytes(32).toString("base64url");
	const expires = new Date(Date.now() + CHALLENGE_SECONDS * 1000).toISOString();
	await db()
		.insertInto("passkey_challenges")
		.values({ challenge_hash: hashOf(challenge), purpose, user_id: userId, expires_at: expires, updated_at: now() })
		.execute();
	return challenge;
}

/** Uses a challenge up, whatever becomes of the answer: of two answers to the same one only one is looked at. */
export async function spendChallenge(
	challenge: string,
	purpose: PasskeyPurpose,
	userId: string | null,
): Promise<boolean> {
	const spent = await db()
		.deleteFrom("passkey_challenges")
		.where("challenge_hash", "=", hashOf(challenge))
		.where("purpose", "=", purpose)
		.where("user_id", userId === null ? "is" : "=", userId)
		.where("expires_at", ">", now())
		.returning("challenge_hash")
		.executeTakeFirst();
	return spent !== undefined;
}

/** Challenges that nobody answered in time leave no row behind. */
export async function forgetOldChallenges(): Promise<void> {
	await db().deleteFrom("passkey_challenges").where("expires_at", "<", now()).execute();
}
