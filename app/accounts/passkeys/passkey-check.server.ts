import type { AuthenticationResponseJSON, AuthenticatorTransport } from "@simplewebauthn/server";
import * as v from "valibot";
import { db, now } from "../../foundation/database/client.server.ts";
import { issueToken, PASSKEY_SECONDS, redeemToken } from "../one-time-tokens.server.ts";
import { networkOf } from "../../foundation/rate-limit/address.ts";
import { consume } from "../../foundation/rate-limit/rate-limit.server.ts";
import type { PasskeyPurpose } from "./ask-passkey.ts";
import { passkeySite } from "./passkey-site.server.ts";

/** Challenges that one address may request: each is a row until it is answered or expires. */
const questions = { points: 60, seconds: 600 };

/** Counts a request for a challenge; null if it is allowed, otherwise the seconds to wait. */
export async function limitChallenges(clientAddress: string): Promise<number | null> {
	const consumed = await consume(`passkey question ${networkOf(clientAddress)}`, questions);
	return consumed.allowed ? null : consumed.retryAfter;
}

/** The options with which the browser asks for a passkey; null where the site can't have any. */
export async function passkeyQuestion(purpose: Exclude<PasskeyPurpose, "add">, userId: string | null) {
	const site = passkeySite();
	if (!site) return null;
	const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
	const challenge = await issueToken(`passkey-${purpose}`, userId, db());
	return generateAuthenticationOptions({
		rpID: site.id,
		challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
		timeout: PASSKEY_SECONDS * 1000,
		userVerification: "required",
		allowCredentials: userId === null ? [] : await credentialsOf(userId),
	});
}

/** A user's passkeys as the browser's options list them. */
export async function credentialsOf(userId: string): Promise<{ id: string; transports: AuthenticatorTransport[] }[]> {
	const rows = await db()
		.selectFrom("passkeys")
		.select(["credential_id", "transports"])
		.where("user_id", "=", userId)
		.execute();
	return rows.map(({ credential_id: id, transports }) => ({ id, transports: transportsOf(transports) }));
}

/** Uses a challenge up, even if the answer proves invalid. Of two answers to one challenge only one is verified. */
export async function redeemChallenge(challenge: string, purpose: PasskeyPurpose, userId: string | null) {
	const redeemed = await redeemToken([`passkey-${purpose}`], challenge, db());
	return redeemed?.userId === (userId ?? "");
}

const answerSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ id: v.string() }));

/** Reads a browser's answer, of which the library verifies the rest; null when it is malformed. */
export function readPasskeyAnswer(json: string): { id: string } | null {
	const read = v.safeParse(answerSchema, json);
	return read.success ? read.output : null;
}

/**
 * Verifies a passkey's answer, including the device's own check of its user (fingerprint, face or PIN). Returns the
 * passkey's user and name, or null. An answer counts once; a key whose counter goes back was copied, and is refused.
 */
export async function checkPasskey(json: string, purpose: Exclude<PasskeyPurpose, "add">, userId: string | null) {
	const site = passkeySite();
	const answer = readPasskeyAnswer(json);
	if (!site || !answer) return null;
	const key = await db().selectFrom("passkeys").selectAll().where("credential_id", "=", answer.id).executeTakeFirst();
	if (!key || (userId !== null && key.user_id !== userId)) return null;
	const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
	const checked = await verifyAuthenticationResponse({
		response: answer as AuthenticationResponseJSON,
		expectedChallenge: (challenge) => redeemChallenge(challenge, purpose, userId),
		expectedOrigin: site.origin,
		expectedRPID: site.id,
		expectedType: "webauthn.get",
		requireUserVerification: true,
		credential: {
			id: key.credential_id,
			publicKey: new Uint8Array(Buffer.from(key.public_key, "base64url")),
			counter: key.counter,
			transports: transportsOf(key.transports),
		},
	}).catch(() => null);
	if (!checked?.verified) return null;
	const { newCounter } = checked.authenticationInfo;
	// A different counter means that the same key was used elsewhere at this moment.
	const used = await db()
		.updateTable("passkeys")
		.set({ counter: newCounter, last_used_at: now(), updated_at: now() })
		.where("id", "=", key.id)
		.where("counter", "=", key.counter)
		.returning("id")
		.executeTakeFirst();
	return used ? { userId: key.user_id, name: key.name } : null;
}

function transportsOf(stored: string): AuthenticatorTransport[] {
	return stored.split(" ").filter(Boolean) as AuthenticatorTransport[];
}
