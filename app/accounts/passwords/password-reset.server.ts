import { setTimeout as pause } from "node:timers/promises";
import { db, inTransaction, now } from "../../foundation/database/client.server.ts";
import { networkOf } from "../../foundation/rate-limit/address.ts";
import { consume } from "../../foundation/rate-limit/rate-limit.server.ts";
import { sourceOf } from "../../log/write-audit.server.ts";
import { logChange } from "../account-log.server.ts";
import { mailUser } from "../account-mails.server.ts";
import { deleteDevices, rememberDevice } from "../sign-in/known-devices.server.ts";
import { hashPassword } from "./password.server.ts";
import { endSessions } from "../session.server.ts";
import { userRow } from "../user-row.server.ts";
import { issueToken, readToken, redeemToken, revokeTokens } from "../one-time-tokens.server.ts";

/** Requests from one client's address, and mails to one account. */
const requests = { points: 10, seconds: 600 };
const mails = { points: 3, seconds: 3600 };
/** Every answer takes at least this long, so that the time does not reveal whether a mail was stored. */
const ANSWER_MILLISECONDS = 400;

/** Sends a link for a new password if a user with this address may sign in. The answer is the same in any case. */
export async function askForReset(email: string, clientAddress: string) {
	const consumed = await consume(`reset address ${networkOf(clientAddress)}`, requests);
	if (!consumed.allowed) return { ok: false, retryAfter: consumed.retryAfter } as const;
	await Promise.all([pause(ANSWER_MILLISECONDS), sendLink(email.toLowerCase())]);
	return { ok: true } as const;
}

async function sendLink(email: string): Promise<void> {
	if (!(await consume(`reset account ${email}`, mails)).allowed) return;
	const user = await db()
		.selectFrom("users")
		.select("id")
		.where("email", "=", email)
		.where("locked_at", "is", null)
		.executeTakeFirst();
	if (!user) return;
	await inTransaction(async (t) => mailUser("reset", user.id, t, { token: await issueToken("reset", user.id, t) }));
}

/** The user whose password a link can set, without using it up; null if it is no longer valid. */
export async function userToReset(token: string | null) {
	const resetToken = await readToken(["reset", "invite"], token);
	if (!resetToken) return null;
	const user = await userRow(resetToken.userId, db()).select(["email", "display_name as name"]).executeTakeFirst();
	return user ? { ...user, isInvited: resetToken.kind === "invite" } : null;
}

/**
 * Sets a new password, or an invited user's first one, and ends all sessions. Since the link came by mail, this
 * confirms the address, and makes this browser the user's only known device. The second factor stays on. Returns the
 * device's Set-Cookie header; null if the link is used, expired or unknown.
 */
export async function resetPassword(token: string | null, password: string, request: Request, clientAddress: string) {
	// Checked before the password is hashed, which takes time that nobody without a link may claim.
	if ((await userToReset(token)) === null) return null;
	const hashed = await hashPassword(password);
	const from = sourceOf(request, clientAddress);
	return inTransaction(async (t) => {
		const resetToken = await redeemToken(["reset", "invite"], token, t);
		if (!resetToken) return null;
		const user = await t
			.updateTable("users")
			.set({ password: hashed, email_verified: true, updated_at: now() })
			.where("id", "=", resetToken.userId)
			.where("locked_at", "is", null)
			.returning(["id", "email"])
			.executeTakeFirst();
		if (!user) return null;
		await endSessions(user.id, t);
		await revokeTokens(user.id, t);
		const isFirst = resetToken.kind === "invite";
		await logChange(isFirst ? "passwordChanged" : "passwordReset", user, { ...user, from }, t);
		if (!isFirst) await mailUser("passwordChanged", user.id, t);
		const device = await rememberDevice(request, user.id, from, t);
		await deleteDevices(user.id, t, device.id);
		return device.cookie;
	});
}
