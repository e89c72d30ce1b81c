import { db, inTransaction, now } from "../foundation/database/client.server.ts";
import { sourceOf } from "../log/write-audit.server.ts";
import { type ActingUser, logChange } from "./account-log.server.ts";
import { mailUser } from "./account-mails.server.ts";
import { keepingRequiredFactor } from "./second-factor/factor-requirement.server.ts";
import { deleteDevices, rememberDevice } from "./sign-in/known-devices.server.ts";
import { hashPassword } from "./passwords/password.server.ts";
import { newRecoveryCodes, turnOff } from "./second-factor/second-factor.server.ts";
import { endOtherSessions, endSessions, openSession } from "./session.server.ts";
import { verifyIdentity } from "./second-factor/step-up.server.ts";
import { issueToken, revokeTokens } from "./one-time-tokens.server.ts";

/* Changes by users to their own accounts. The pages have confirmed their identity before (step-up.server.ts). */

/** Changes one's own password, which ends all sessions. Returns the Set-Cookie headers of a new one. */
export async function changePassword(staff: ActingUser, current: string, next: string, request: Request) {
	const check = await verifyIdentity(staff, { password: current });
	if (!check.ok) return check;
	const hashed = await hashPassword(next);
	const from = sourceOf(request, staff.from?.address ?? "");
	const cookies = await inTransaction(async (t) => {
		const user = await t
			.updateTable("users")
			.set({ password: hashed, updated_at: now() })
			.where("id", "=", staff.id)
			.where("password", "=", check.hash)
			.returning("id")
			.executeTakeFirst();
		// The password was changed elsewhere at this moment, so the typed one is wrong by now.
		if (!user) return null;
		await endSessions(staff.id, t);
		await revokeTokens(staff.id, t);
		await logChange("passwordChanged", staff, staff, t);
		await mailUser("passwordChanged", staff.id, t);
		const device = await rememberDevice(request, staff.id, from, t);
		await deleteDevices(staff.id, t, device.id);
		return [await openSession(staff.id, request, t, device.id), device.cookie];
	});
	return cookies === null ? ({ ok: false, reason: "wrong" } as const) : ({ ok: true, cookies } as const);
}

/** Sends a link to the address that the user wants to change to. Nothing changes until the link is used. */
export async function askForNewEmail(staff: ActingUser, email: string) {
	const newEmail = email.toLowerCase();
	if (newEmail === staff.email) return { ok: false, reason: "same" } as const;
	if (await db().selectFrom("users").select("id").where("email", "=", newEmail).executeTakeFirst())
		return { ok: false, reason: "taken" } as const;
	await inTransaction(async (t) => {
		// Only the latest request counts.
		await revokeTokens(staff.id, t, ["email"]);
		const token = await issueToken("email", staff.id, t, newEmail);
		await mailUser("newAddress", staff.id, t, { to: newEmail, token });
	});
	return { ok: true } as const;
}

/** Turns one's own second factor off and ends the other sessions, unless it is "required". */
export function turnOffOwn(staff: ActingUser) {
	return keepingRequiredFactor(staff.id, async (t) => {
		if (!(await turnOff(staff, staff, t))) return;
		await endOtherSessions(staff, t);
		await mailUser("secondFactorOff", staff.id, t);
	});
}

export function renewRecoveryCodes(staff: ActingUser): Promise<string[]> {
	return inTransaction(async (t) => {
		await logChange("codesRenewed", staff, staff, t);
		await mailUser("codesRenewed", staff.id, t);
		return newRecoveryCodes(staff.id, t);
	});
}
