import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { type Connection, db, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import { noteSecurity } from "../security/security-log.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { tellPasskey } from "./account-mails.server.ts";
import type { Doer } from "./doer.ts";
import { lacksRequiredFactor } from "./factor-duty.server.ts";
import { readPasskeyAnswer } from "./passkey-answer.server.ts";
import { credentialsOf } from "./passkey-check.server.ts";
import { CHALLENGE_SECONDS, issueChallenge, spendChallenge } from "./passkey-challenges.server.ts";
import { passkeySite } from "./passkey-site.server.ts";
import { endOtherSessions } from "./session.server.ts";
import { recipient } from "./users.server.ts";

/**
 * ES256, EdDSA and RS256, which every device knows one of. Left out, the library asks Node for newer ones, which warns
 * that it is trying them out.
 */
const algorithms = [-7, -8, -257];
/** More than anybody has devices. */
const MOST = 20;

export type PasskeyLine = { id: string; name: string; created_at: string; last_used_at: string | null };

/** The passkeys of a user, the oldest first. */
export function passkeysOf(userId: string): Promise<PasskeyLine[]> {
	return db()
		.selectFrom("passkeys")
		.select(["id", "name", "created_at", "last_used_at"])
		.where("user_id", "=", userId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

/**
 * What the browser is to make a new passkey from; `site` is what the device shows. Null where this site can have none.
 */
export async function newPasskeyQuestion(
	user: Actor,
	site: string,
): Promise<PublicKeyCredentialCreationOptionsJSON | null> {
	const at = passkeySite();
	if (!at) return null;
	const { generateRegistrationOptions } = await import("@simplewebauthn/server");
	const challenge = await issueChallenge("add", user.id);
	return generateRegistrationOptions({
		rpName: site,
		rpID: at.id,
		userName: user.email,
		userID: new Uint8Array(Buffer.from(user.id)),
		challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
		timeout: CHALLENGE_SECONDS * 1000,
		attestationType: "none",
		supportedAlgorithmIDs: algorithms,
		// Found by the device itself, so that signing in takes no address; and only with finger, face or code.
		authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
		excludeCredentials: await credentialsOf(user.id),
	});
}

/**
 * Stores a new passkey. The user's other sessions end, and a mail tells them. False when the answer is none, or was
 * used before.
 */
export async function addPasskey(user: Doer, name: string, json: string): Promise<boolean> {
	const credential = await checkNewPasskey(user.id, json);
	if (!credential || (await credentialsOf(user.id)).length >= MOST) return false;
	return db()
		.transaction()
		.execute(async (t) => {
			const key = { ...credential, id: newId(), user_id: user.id, name, updated_at: now() };
			const stored = await t
				.insertInto("passkeys")
				.values(key)
				.onConflict((c) => c.column("credential_id").doNothing())
				.returning("id")
				.executeTakeFirst();
			if (!stored) return false;
			await tellEverybody("passkeyAdded", user, name, t);
			return true;
		});
}

async function checkNewPasskey(userId: string, json: string) {
	const site = passkeySite();
	const read = readPasskeyAnswer(json);
	if (!site || !read || !(await spendChallenge(read.challenge, "add", userId))) return null;
	const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
	const checked = await verifyRegistrationResponse({
		response: read.answer as RegistrationResponseJSON,
		expectedChallenge: read.challenge,
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

/** Takes one of the own passkeys away, unless it is all that is left of a second factor that is asked for. */
export async function removePasskey(user: Doer, id: string): Promise<"removed" | "missing" | "required"> {
	return db()
		.transaction()
		.execute(async (t) => {
			const key = await t
				.deleteFrom("passkeys")
				.where("id", "=", id)
				.where("user_id", "=", user.id)
				.returning("name")
				.executeTakeFirst();
			if (!key) return "missing";
			if (await lacksRequiredFactor(user.id, t)) throw new StillRequired();
			await tellEverybody("passkeyRemoved", user, key.name, t);
			return "removed" as const;
		})
		.catch((error: unknown) => {
			if (error instanceof StillRequired) return "required";
			throw error;
		});
}

/** Ends a transaction without what it did. */
class StillRequired extends Error {}

/** Takes all passkeys of a user away, for who has lost them. */
export async function removePasskeys(user: Actor, by: Doer | null, t: Connection): Promise<boolean> {
	const gone = await t.deleteFrom("passkeys").where("user_id", "=", user.id).returning("name").execute();
	if (gone.length === 0) return false;
	await writeAudit(
		{
			kind: "user",
			id: user.id,
			name: user.email,
			action: "changed",
			by,
			changes: [{ field: "passkey", from: gone.map(({ name }) => name).join(", "), to: null }],
		},
		t,
	);
	await noteSecurity({ event: "passkey-removed", userId: user.id, email: user.email, from: by?.from ?? null, by }, t);
	return true;
}

async function tellEverybody(
	what: "passkeyAdded" | "passkeyRemoved",
	user: Doer,
	name: string,
	t: Connection,
): Promise<void> {
	const added = what === "passkeyAdded";
	await endOtherSessions(user, user.session ?? "", t);
	const change = { field: "passkey", from: added ? null : name, to: added ? name : null };
	await writeAudit({ kind: "user", id: user.id, name: user.email, action: "changed", by: user, changes: [change] }, t);
	await noteSecurity(
		{
			event: added ? "passkey-added" : "passkey-removed",
			userId: user.id,
			email: user.email,
			from: user.from ?? null,
			by: null,
		},
		t,
	);
	await tellPasskey(what, await recipient(user.id, t), name, t);
}
