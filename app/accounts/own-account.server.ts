import { type Connection, db, now } from "../database/client.server.ts";
import { sourceOf, writeAudit } from "../audit-log/write-audit.server.ts";
import {
	sendNewAddressLink,
	notifyCodesRenewed,
	notifyPasswordChanged,
	notifySecondFactorOff,
} from "./account-mails.server.ts";
import type { ActingUser } from "./acting-user.ts";
import { lacksRequiredFactor } from "./second-factor/factor-requirement.server.ts";
import { deleteDevices, rememberDevice } from "./sign-in/known-devices.server.ts";
import { hashPassword } from "./passwords/password.server.ts";
import { newRecoveryCodes, turnOff } from "./second-factor/second-factor.server.ts";
import { endOtherSessions, endSessions, openSession } from "./session.server.ts";
import { type IdentityCheck, verifyIdentity } from "./second-factor/step-up.server.ts";
import { issueToken, revokeTokens } from "./one-time-tokens.server.ts";
import { recipient } from "./users/users.server.ts";

/*
 * Changes that users make to their own accounts. The pages have confirmed their identity before (step-up.server.ts);
 * a new password also takes the old one.
 */

type Refusal = Exclude<IdentityCheck, { ok: true }>;

/**
 * Changes one's own password and ends all of one's sessions, this one too. Returns the Set-Cookie headers of the new
 * session that replaces it.
 */
export async function changePassword(
	staff: ActingUser,
	current: string,
	next: string,
	request: Request,
): Promise<{ ok: true; cookies: string[] } | Refusal> {
	const check = await verifyIdentity(staff, { password: current });
	if (!check.ok) return check;
	const hashed = await hashPassword(next);
	const from = sourceOf(request, staff.from?.address ?? "");
	const cookies = await db()
		.transaction()
		.execute(async (t) => {
			const user = await t
				.updateTable("users")
				.set({ password: hashed, updated_at: now() })
				.where("id", "=", staff.id)
				.where("password", "=", check.hash)
				.returning("language")
				.executeTakeFirst();
			// The password was changed elsewhere at this moment, so the typed one is no longer current.
			if (!user) return null;
			await endSessions(staff.id, t);
			await revokeTokens(staff.id, t);
			await noteChange("passwordChanged", staff, t);
			await notifyPasswordChanged({ ...staff, language: user.language }, t);
			const device = await rememberDevice(request, staff.id, from, t);
			await deleteDevices(staff.id, t, device.id);
			return [await openSession(staff.id, request, t, device.id), device.cookie];
		});
	return cookies === null ? { ok: false, reason: "wrong" } : { ok: true, cookies };
}

/** Sends a link to the address that the user wants to change to. Nothing changes until the link is used. */
export async function askForNewEmail(
	staff: ActingUser,
	email: string,
): Promise<{ ok: true } | { ok: false; reason: "same" | "taken" }> {
	const newEmail = email.toLowerCase();
	if (newEmail === staff.email) return { ok: false, reason: "same" };
	if (await db().selectFrom("users").select("id").where("email", "=", newEmail).executeTakeFirst())
		return { ok: false, reason: "taken" };
	await db()
		.transaction()
		.execute(async (t) => {
			// Only the latest request counts.
			await revokeTokens(staff.id, t, ["email"]);
			const token = await issueToken("email", staff.id, t, newEmail);
			await sendNewAddressLink(await recipient(staff.id, t), newEmail, token, t);
		});
	return { ok: true };
}

/**
 * Turns one's own second factor off, unless one is required and there is no passkey instead. Ends the user's other
 * sessions.
 */
export async function turnOffOwn(staff: ActingUser): Promise<{ ok: true } | { ok: false; reason: "required" }> {
	return db()
		.transaction()
		.execute(async (t) => {
			if (!(await turnOff(staff, staff, t))) return { ok: true } as const;
			if (await lacksRequiredFactor(staff.id, t)) throw new StillRequired();
			await endOtherSessions(staff, staff.session ?? "", t);
			await notifySecondFactorOff(await recipient(staff.id, t), t);
			return { ok: true } as const;
		})
		.catch((error: unknown) => {
			if (error instanceof StillRequired) return { ok: false, reason: "required" } as const;
			throw error;
		});
}

/** Rolls the transaction back. */
class StillRequired extends Error {}

/** Replaces the recovery codes. */
export function renewRecoveryCodes(staff: ActingUser): Promise<string[]> {
	return db()
		.transaction()
		.execute(async (t) => {
			await noteChange("codesRenewed", staff, t);
			await notifyCodesRenewed(await recipient(staff.id, t), t);
			return newRecoveryCodes(staff.id, t);
		});
}

function noteChange(action: "passwordChanged" | "codesRenewed", staff: ActingUser, t: Connection): Promise<void> {
	return writeAudit({ kind: "user", id: staff.id, name: staff.email, action, by: staff, from: staff.from }, t);
}
