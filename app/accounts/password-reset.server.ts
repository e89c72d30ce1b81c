import { setTimeout as pause } from "node:timers/promises";
import { db, now } from "../database/client.server.ts";
import { cameFrom, noteSecurity } from "../security/security-log.server.ts";
import { networkOf } from "../rate-limit/address.ts";
import { consume } from "../rate-limit/rate-limit.server.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { sendResetLink, tellPasswordChanged } from "./account-mails.server.ts";
import { forgetDevices, rememberDevice } from "./known-devices.server.ts";
import { hashPassword } from "./password.server.ts";
import { endSessions } from "./session.server.ts";
import { issueToken, readToken, redeemToken, revokeTokens } from "./one-time-tokens.server.ts";

/** Wishes that one client's address may send, and mails that one account gets. */
const wishes = { points: 10, seconds: 600 };
const mails = { points: 3, seconds: 3600 };
/**
 * Every answer takes this long at least: much longer than storing a mail, so that the time does not tell whether one
 * was stored.
 */
const ANSWER_MILLISECONDS = 400;

/**
 * Sends a link for a new password, if somebody who may sign in has this address. The answer is the same in any case.
 */
export async function askForReset(
	email: string,
	clientAddress: string,
): Promise<{ ok: true } | { ok: false; retryAfter: number }> {
	const consumed = await consume(`reset address ${networkOf(clientAddress)}`, wishes);
	if (!consumed.allowed) return { ok: false, retryAfter: consumed.retryAfter };
	await Promise.all([pause(ANSWER_MILLISECONDS), sendLink(email.toLowerCase())]);
	return { ok: true };
}

async function sendLink(email: string): Promise<void> {
	if (!(await consume(`reset account ${email}`, mails)).allowed) return;
	const user = await db()
		.selectFrom("users")
		.select(["id", "email", "language"])
		.where("email", "=", email)
		.where("locked_at", "is", null)
		.executeTakeFirst();
	if (!user) return;
	await db()
		.transaction()
		.execute(async (t) => sendResetLink(user, await issueToken("reset", user.id, t), t));
}

/**
 * Whose password a link still sets, by their address; null when it is used up, over or none. Looking does not use it
 * up.
 */
export async function emailToReset(token: string | null): Promise<string | null> {
	const known = await readToken(["reset"], token);
	return (
		known &&
		((await db().selectFrom("users").select("email").where("id", "=", known.userId).executeTakeFirst())?.email ?? null)
	);
}

/**
 * Sets a new password and ends all sessions. The link came by mail, so the address is confirmed by it too, and the
 * browser is its user's: the only one that is known from then on. A second factor stays as it is. Gives the Set-Cookie
 * header by which the browser is known; null when the link is used up, over or none.
 */
export async function resetPassword(
	token: string | null,
	password: string,
	request: Request,
	clientAddress: string,
): Promise<string | null> {
	// Asked first, so that nobody without a link can make us hash.
	if ((await emailToReset(token)) === null) return null;
	const hashed = await hashPassword(password);
	const from = cameFrom(request, clientAddress);
	return db()
		.transaction()
		.execute(async (t) => {
			const known = await redeemToken(["reset"], token, t);
			if (!known) return null;
			const user = await t
				.updateTable("users")
				.set({ password: hashed, email_verified: true, updated_at: now() })
				.where("id", "=", known.userId)
				.where("locked_at", "is", null)
				.returning(["id", "email", "language"])
				.executeTakeFirst();
			if (!user) return null;
			await endSessions(user.id, t);
			await revokeTokens(user.id, t);
			await writeAudit({ kind: "user", id: user.id, name: user.email, action: "passwordChanged", by: user }, t);
			await noteSecurity({ event: "password-reset", userId: user.id, email: user.email, from, by: null }, t);
			await tellPasswordChanged(user, t);
			const device = await rememberDevice(request, user.id, from, t);
			await forgetDevices(user.id, t, device.id);
			return device.cookie;
		});
}
