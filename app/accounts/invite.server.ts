import { type Connection, db } from "../database/client.server.ts";
import type { Language } from "../i18n/language.ts";
import { consume } from "../rate-limit/rate-limit.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { sendConfirmation } from "./account-mails.server.ts";
import type { Doer } from "./doer.ts";
import { hashPassword } from "./password.server.ts";
import type { Role } from "./role.ts";
import { issueToken, readToken } from "./one-time-tokens.server.ts";
import { storeUser } from "./users.server.ts";

/** Confirmation mails that one address gets in an hour: nobody's mailbox is to be filled from here. */
const mails = { points: 3, seconds: 3600 };

/**
 * Adds a user, who must confirm the address before they can sign in. User, role, mail and audit entry are stored
 * together or not at all, so that nobody is ever without the role that was meant. False when somebody has the address
 * already.
 */
export async function inviteUser(
	{ email, password, role }: { email: string; password: string; role: Role },
	language: Language,
	by: Doer,
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

/** Sends the confirmation mail once more; the links that went before it work too. */
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

/** As `resendConfirmation`, for who has just shown that they know the password. */
export async function resendByToken(token: string | null): Promise<Resent> {
	const known = await readToken(["resend"], token);
	return known ? resendConfirmation(known.userId, null) : { ok: false, reason: "missing" };
}

async function sendLink(user: Actor & { language: Language }, t: Connection): Promise<void> {
	await sendConfirmation(user, await issueToken("confirm", user.id, t, user.email), t);
}
