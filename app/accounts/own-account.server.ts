import { type Connection, db, now } from "../database/client.server.ts";
import { cameFrom, noteSecurity } from "../security/security-log.server.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import {
	sendNewAddressLink,
	tellCodesRenewed,
	tellPasswordChanged,
	tellSecondFactorOff,
} from "./account-mails.server.ts";
import type { Doer } from "./doer.ts";
import { lacksRequiredFactor } from "./factor-duty.server.ts";
import { forgetDevices, rememberDevice } from "./known-devices.server.ts";
import { hashPassword } from "./password.server.ts";
import { newRecoveryCodes, turnOff } from "./second-factor.server.ts";
import { endOtherSessions, endSessions, openSession } from "./session.server.ts";
import { type Known, showsWho } from "./step-up.server.ts";
import { issueToken, revokeTokens } from "./one-time-tokens.server.ts";
import { recipient } from "./users.server.ts";

/*
 * What somebody changes of their own account. That it is them, the pages have made sure of before (step-up.server.ts);
 * only a password takes the old one.
 */

type Refusal = Exclude<Known, { ok: true }>;

/**
 * Changes the own password and ends all sessions, on this device too. Gives the Set-Cookie headers of the new session
 * that takes its place.
 */
export async function changePassword(
	staff: Doer,
	current: string,
	next: string,
	request: Request,
): Promise<{ ok: true; cookies: string[] } | Refusal> {
	const known = await showsWho(staff, { password: current });
	if (!known.ok) return known;
	const hashed = await hashPassword(next);
	const from = cameFrom(request, staff.from?.address ?? "");
	const cookies = await db()
		.transaction()
		.execute(async (t) => {
			const user = await t
				.updateTable("users")
				.set({ password: hashed, updated_at: now() })
				.where("id", "=", staff.id)
				.where("password", "=", known.hash)
				.returning("language")
				.executeTakeFirst();
			// Changed by somebody else in this very moment: what was typed is not the current password any more.
			if (!user) return null;
			await endSessions(staff.id, t);
			await revokeTokens(staff.id, t);
			await writeAudit({ kind: "user", id: staff.id, name: staff.email, action: "passwordChanged", by: staff }, t);
			await noteOwn("password-changed", staff, t);
			await tellPasswordChanged({ ...staff, language: user.language }, t);
			const device = await rememberDevice(request, staff.id, from, t);
			await forgetDevices(staff.id, t, device.id);
			return [await openSession(staff.id, request, t, device.id), device.cookie];
		});
	return cookies === null ? { ok: false, reason: "wrong" } : { ok: true, cookies };
}

/** Sends a link to the address that the user wants to change to. Nothing changes before it is taken. */
export async function askForNewEmail(
	staff: Doer,
	email: string,
): Promise<{ ok: true } | { ok: false; reason: "same" | "taken" }> {
	const lower = email.toLowerCase();
	if (lower === staff.email) return { ok: false, reason: "same" };
	if (await db().selectFrom("users").select("id").where("email", "=", lower).executeTakeFirst())
		return { ok: false, reason: "taken" };
	await db()
		.transaction()
		.execute(async (t) => {
			// The last wish counts.
			await revokeTokens(staff.id, t, ["email"]);
			const token = await issueToken("email", staff.id, t, lower);
			await sendNewAddressLink(await recipient(staff.id, t), lower, token, t);
		});
	return { ok: true };
}

/**
 * Turns the own second factor off, unless it is asked for and there is no passkey in its place. The user's other
 * sessions end.
 */
export async function turnOffOwn(staff: Doer): Promise<{ ok: true } | { ok: false; reason: "required" }> {
	return db()
		.transaction()
		.execute(async (t) => {
			if (!(await turnOff(staff, staff, t))) return { ok: true } as const;
			if (await lacksRequiredFactor(staff.id, t)) throw new StillRequired();
			await endOtherSessions(staff, staff.session ?? "", t);
			await tellSecondFactorOff(await recipient(staff.id, t), t);
			return { ok: true } as const;
		})
		.catch((error: unknown) => {
			if (error instanceof StillRequired) return { ok: false, reason: "required" } as const;
			throw error;
		});
}

/** Ends a transaction without what it did. */
class StillRequired extends Error {}

/** New recovery codes in place of the old ones. */
export function renewRecoveryCodes(staff: Doer): Promise<string[]> {
	return db()
		.transaction()
		.execute(async (t) => {
			await noteOwn("codes-renewed", staff, t);
			await tellCodesRenewed(await recipient(staff.id, t), t);
			return newRecoveryCodes(staff.id, t);
		});
}

function noteOwn(event: "password-changed" | "codes-renewed", staff: Doer, t: Connection): Promise<void> {
	return noteSecurity({ event, userId: staff.id, email: staff.email, from: staff.from ?? null, by: null }, t);
}
