import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { type Connection, db, inTransaction, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import type { Actor } from "../../log/audit.ts";
import { type ActingUser, logChange } from "../account-log.server.ts";
import { mailUser } from "../account-mails.server.ts";
import { keepingRequiredFactor } from "../second-factor/factor-requirement.server.ts";
import { credentialsOf, readPasskeyAnswer, redeemChallenge } from "./passkey-check.server.ts";
import { issueToken, PASSKEY_SECONDS } from "../one-time-tokens.server.ts";
import { passkeySite } from "./passkey-site.server.ts";
import { endOtherSessions } from "../session.server.ts";

/** ES256, EdDSA and RS256: every device supports one. Newer algorithms make Node print a warning. */
const algorithms = [-7, -8, -257];
/** Per user; nobody has that many devices. */
const MAX_PASSKEYS = 20;

export type PasskeyLine = { id: string; name: string; created_at: string; last_used_at: string | null };

export function passkeysOf(userId: string): Promise<PasskeyLine[]> {
	return db()
		.selectFrom("passkeys")
		.select(["id", "name", "created_at", "last_used_at"])
		.where("user_id", "=", userId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

/** The options for creating a passkey; null where the site can't have any. The device shows the name `site`. */
export async function newPasskeyQuestion(user: Actor, site: string) {
	const relyingParty = passkeySite();
	if (!relyingParty) return null;
	const { generateRegistrationOptions } = await import("@simplewebauthn/server");
	const challenge = await issueToken("passkey-add", user.id, db());
	return generateRegistrationOptions({
		rpName: site,
		rpID: relyingParty.id,
		userName: user.email,
		userID: new Uint8Array(Buffer.from(user.id)),
		challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
		timeout: PASSKEY_SECONDS * 1000,
		attestationType: "none",
		supportedAlgorithmIDs: algorithms,
		// The device keeps the key, so that signing in needs no address, and always checks its user.
		authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
		excludeCredentials: await credentialsOf(user.id),
	});
}

/** Stores a new passkey and ends the user's other sessions. False when the answer is invalid or was used before. */
export async function addPasskey(user: ActingUser, name: string, json: string): Promise<boolean> {
	const credential = await checkNewPasskey(user.id, json);
	if (!credential || (await credentialsOf(user.id)).length >= MAX_PASSKEYS) return false;
	return inTransaction(async (t) => {
		const stored = await t
			.insertInto("passkeys")
			.values({ ...credential, id: newId(), user_id: user.id, name, updated_at: now() })
			.onConflict((c) => c.column("credential_id").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!stored) return false;
		await recordChange("passkeyAdded", user, name, t);
		return true;
	});
}

async function checkNewPasskey(userId: string, json: string) {
	const site = passkeySite();
	const answer = readPasskeyAnswer(json);
	if (!site || !answer) return null;
	const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
	const checked = await verifyRegistrationResponse({
		response: answer as RegistrationResponseJSON,
		expectedChallenge: (challenge) => redeemChallenge(challenge, "add", userId),
		expectedOrigin: site.origin,
		expectedRPID: site.id,
		requireUserVerification: true,
		supportedAlgorithmIDs: algorithms,
	}).catch(() => null);
	if (!checked?.verified) return null;
	const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
	return {
		credential_id: id,
		public_key: Buffer.from(publicKey).toString("base64url"),
		counter,
		transports: transports.map(String).join(" ").slice(0, 100),
	};
}

/** Removes one of one's own passkeys, unless it is the last of a required second factor. */
export async function removePasskey(user: ActingUser, id: string): Promise<"removed" | "missing" | "required"> {
	return keepingRequiredFactor(user.id, async (t) => {
		const key = await t
			.deleteFrom("passkeys")
			.where("id", "=", id)
			.where("user_id", "=", user.id)
			.returning("name")
			.executeTakeFirst();
		if (!key) return "missing";
		await recordChange("passkeyRemoved", user, key.name, t);
		return "removed";
	});
}

export async function removePasskeys(user: Actor, by: ActingUser | null, t: Connection): Promise<boolean> {
	const removed = await t.deleteFrom("passkeys").where("user_id", "=", user.id).returning("name").execute();
	if (removed.length === 0) return false;
	const names = removed.map(({ name }) => name).join(", ");
	await logChange("changed", user, by, t, { field: "passkey", from: names, to: null });
	return true;
}

async function recordChange(what: "passkeyAdded" | "passkeyRemoved", user: ActingUser, name: string, t: Connection) {
	const added = what === "passkeyAdded";
	await endOtherSessions(user, t);
	const change = { field: "passkey", from: added ? null : name, to: added ? name : null };
	await logChange("changed", user, user, t, change);
	await mailUser(what, user.id, t, { name });
}
