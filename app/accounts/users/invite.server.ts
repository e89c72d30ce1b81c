import { type Connection, db } from "../../foundation/database/client.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { consume } from "../../foundation/rate-limit/rate-limit.server.ts";
import type { Actor } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { sendConfirmation } from "../account-mails.server.ts";
import type { ActingUser } from "../account-log.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import type { Role } from "../role.ts";
import { issueToken, readToken } from "../one-time-tokens.server.ts";
import { storeUser } from "./users.server.ts";

/** How many confirmation mails an address gets in an hour, so that nobody's mailbox can be flooded from here. */
const mails = { points: 3, seconds: 3600 };

/**
 * Adds a user, who must confirm the address before signing in. User, mail and audit entry are stored together or not at
 * all. False when the address is taken.
 */
export async function inviteUser(
	{ email, password, role }: { email: string; password: string; role: Role },
	language: Language,
	by: ActingUser,
): Promise<boolean> {
	const hashed = await hashPassword(password);
	return db()
		.transaction()
		.execute(async (t) => {
			const user = await storeUser({ email, password: hashed, role, confirmed: false, language }, by, t);
			if (!user) return false;
			await sendLink({ ...user, language }, t);
			return true;
		});
}

export type Resent = { ok: true; email: string } | { ok: false; reason: "missing" | "confirmed" | "tooMany" };

/** Sends the confirmation mail again; earlier links keep working. */
export async function resendConfirmation(userId: string, by: Actor | null): Promise<Resent> {
	const user = await db()
		.selectFrom("users")
		.select(["id", "email", "email_verified", "language"])
		.where("id", "=", userId)
		.executeTakeFirst();
	if (!user) return { ok: false, reason: "missing" };
	if (user.email_verified) return { ok: false, reason: "confirmed" };
	if (!(await consume(`confirmation ${user.id}`, mails)).allowed) return { ok: false, reason: "tooMany" };
	await db()
		.transaction()
		.execute(async (t) => {
			await sendLink(user, t);
			await writeAudit({ kind: "user", id: user.id, name: user.email, action: "invited", by: by ?? user }, t);
		});
	return { ok: true, email: user.email };
}

/** As `resendConfirmation`, for a user who has just typed the right password and so got this token. */
export async function resendByToken(token: string | null): Promise<Resent> {
	const resendToken = await readToken(["resend"], token);
	return resendToken ? resendConfirmation(resendToken.userId, null) : { ok: false, reason: "missing" };
}

async function sendLink(user: Actor & { language: Language }, t: Connection): Promise<void> {
	await sendConfirmation(user, await issueToken("confirm", user.id, t, user.email), t);
}
