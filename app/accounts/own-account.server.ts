import { db, now } from "../database/client.server.ts";
import { giveBack, use } from "../throttle/throttle.server.ts";
import { note } from "../trace/trace.server.ts";
import { sendNewAddressLink, tellPasswordChanged, tellSecondFactorOff } from "./account-mails.server.ts";
import { cameFrom, noteSecurity } from "../security/security-log.server.ts";
import type { Doer } from "./doer.ts";
import { forgetDevices, rememberDevice } from "./known-devices.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";
import type { Staff } from "./role.ts";
import { newRecoveryCodes, turnOff } from "./second-factor.server.ts";
import { endSessions, openSession } from "./session.server.ts";
import { issueTicket, voidTickets } from "./tickets.server.ts";

/** Wrong passwords that are let pass inside a session: whoever found it open must not find out the password too. */
const failures = { points: 5, seconds: 300 };

export type Refusal = { ok: false; reason: "wrong" } | { ok: false; reason: "tooMany"; retryAfter: number };

/** Changes the own password and ends all sessions, on this device too. Gives the Set-Cookie headers of the new session that takes its place. */
export async function changePassword(staff: Doer, current: string, next: string, request: Request): Promise<{ ok: true; cookies: string[] } | Refusal> {
	const known = await passwordOf(staff.id, current);
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
			await voidTickets(staff.id, t);
			await note({ kind: "user", id: staff.id, name: staff.email, action: "passwordChanged", by: staff }, t);
			await noteSecurity({ event: "password-changed", userId: staff.id, email: staff.email, from, by: null }, t);
			await tellPasswordChanged({ ...staff, language: user.language }, t);
			const device = await rememberDevice(request, staff.id, from, t);
			await forgetDevices(staff.id, t, device.id);
			return [await openSession(staff.id, request, t, device.id), device.cookie];
		});
	return cookies === null ? { ok: false, reason: "wrong" } : { ok: true, cookies };
}

/** Sends a link to the address that the user wants to change to. Nothing changes before it is taken. */
export async function askForNewEmail(staff: Staff, email: string, password: string): Promise<{ ok: true } | { ok: false; reason: "same" | "taken" } | Refusal> {
	const known = await passwordOf(staff.id, password);
	if (!known.ok) return known;
	const lower = email.toLowerCase();
	if (lower === staff.email) return { ok: false, reason: "same" };
	if (await db().selectFrom("users").select("id").where("email", "=", lower).executeTakeFirst()) return { ok: false, reason: "taken" };
	await db()
		.transaction()
		.execute(async (t) => {
			// The last wish counts.
			await voidTickets(staff.id, t, ["email"]);
			const token = await issueTicket("email", staff.id, t, lower);
			await sendNewAddressLink({ ...staff, language: known.language }, lower, token, t);
		});
	return { ok: true };
}

/** Turns the own second factor off, unless an admin asks for it. */
export async function turnOffOwn(staff: Staff, password: string): Promise<{ ok: true } | { ok: false; reason: "required" } | Refusal> {
	const known = await passwordOf(staff.id, password);
	if (!known.ok) return known;
	return db()
		.transaction()
		.execute(async (t) => {
			const user = await t.selectFrom("users").select(["two_factor_required", "language"]).where("id", "=", staff.id).executeTakeFirstOrThrow();
			if (user.two_factor_required) return { ok: false, reason: "required" };
			if (await turnOff(staff, staff, t)) await tellSecondFactorOff({ ...staff, language: user.language }, t);
			return { ok: true };
		});
}

/** New recovery codes in place of the old ones. */
export async function renewRecoveryCodes(staff: Staff, password: string): Promise<{ ok: true; codes: string[] } | Refusal> {
	const known = await passwordOf(staff.id, password);
	if (!known.ok) return known;
	return {
		ok: true,
		codes: await db()
			.transaction()
			.execute((t) => newRecoveryCodes(staff.id, t)),
	};
}

/** Looks whether this is the user's password. A failure counts, so that it can't be guessed. */
async function passwordOf(userId: string, password: string) {
	const turn = await use(`own password ${userId}`, failures);
	if (!turn.allowed) return { ok: false, reason: "tooMany", retryAfter: turn.retryAfter } as const;
	const { password: hash, language } = await db().selectFrom("users").select(["password", "language"]).where("id", "=", userId).executeTakeFirstOrThrow();
	if (!(await verifyPassword(hash, password))) return { ok: false, reason: "wrong" } as const;
	await giveBack(`own password ${userId}`);
	return { ok: true, hash, language } as const;
}
