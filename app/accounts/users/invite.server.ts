import { type Connection, db, inTransaction } from "../../foundation/database/client.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { consume } from "../../foundation/rate-limit/rate-limit.server.ts";
import { nameOf } from "../../office/frame/people.server.ts";
import type { Actor } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { linkWith, mailUser } from "../account-mails.server.ts";
import type { ActingUser } from "../account-log.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import { issueToken } from "../one-time-tokens.server.ts";
import { userRow } from "../user-row.server.ts";
import { type NewUser, storeUser } from "./users.server.ts";

/** Confirmation mails to one user: nobody's mailbox can be flooded from here. */
const mails = { points: 3, seconds: 3600 };

type NewColleague = Omit<NewUser, "password" | "confirmed" | "language"> & { password?: string };

/**
 * Adds a user, who gets a link by mail that confirms the address or, without a password, sets one. User, mail and audit
 * entry are stored together or not at all. Returns the user's id and the link; null if the address is taken.
 */
export async function inviteUser(added: NewColleague, language: Language, by: ActingUser) {
	const { password, ...colleague } = added;
	const hashed = password === undefined ? "" : await hashPassword(password);
	return inTransaction(async (t) => {
		const user = await storeUser({ ...colleague, password: hashed, confirmed: false, language }, by, t);
		return user && { id: user.id, link: await sendLink({ ...user, password: hashed }, by, t) };
	});
}

type Resent = { ok: true; email: string; link: string } | { ok: false; reason: "missing" | "confirmed" | "tooMany" };

/** Sends the mail with the link again; earlier links keep working. */
export async function resendConfirmation(userId: string, by: Actor): Promise<Resent> {
	const user = await userRow(userId, db()).select(["id", "email", "email_verified", "password"]).executeTakeFirst();
	if (!user) return { ok: false, reason: "missing" };
	if (user.email_verified) return { ok: false, reason: "confirmed" };
	if (!(await consume(`confirmation ${user.id}`, mails)).allowed) return { ok: false, reason: "tooMany" };
	const link = await inTransaction(async (t) => {
		await writeAudit({ kind: "user", id: user.id, name: user.email, action: "invited", by }, t);
		return sendLink(user, by, t);
	});
	return { ok: true, email: user.email, link };
}

async function sendLink(user: Actor & { password: string }, by: Actor, t: Connection): Promise<string> {
	const kind = user.password === "" ? "invite" : "confirm";
	const token = await issueToken(kind, user.id, t, user.email);
	await mailUser(kind, user.id, t, { token, name: await nameOf(by.email, t) });
	return linkWith(kind, token);
}
