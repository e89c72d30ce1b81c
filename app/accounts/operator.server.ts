import { db, now } from "../database/client.server.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { noteSecurity } from "../security/security-log.server.ts";
import { tellPasswordChanged } from "./account-mails.server.ts";
import { forgetDevices } from "./known-devices.server.ts";
import { removePasskeys } from "./passkeys.server.ts";
import { hashPassword } from "./password.server.ts";
import { turnOff } from "./second-factor.server.ts";
import { endSessions } from "./session.server.ts";
import { forgetFailures } from "./sign-in.server.ts";
import { revokeTokens } from "./one-time-tokens.server.ts";
import { recipient } from "./users.server.ts";

/**
 * Lets somebody in again who has locked themselves out: new password, unlocked, confirmed, without a second factor and
 * passkeys, signed out everywhere. Only for who runs the server. False when nobody has the address.
 */
export async function openAgain(email: string, password: string): Promise<boolean> {
	const hashed = await hashPassword(password);
	const user = await db()
		.transaction()
		.execute(async (t) => {
			const opened = await t
				.updateTable("users")
				.set({ password: hashed, locked_at: null, email_verified: true, updated_at: now() })
				.where("email", "=", email.toLowerCase())
				.returning(["id", "email"])
				.executeTakeFirst();
			if (!opened) return null;
			await endSessions(opened.id, t);
			await forgetDevices(opened.id, t);
			await revokeTokens(opened.id, t);
			await turnOff(opened, null, t);
			await removePasskeys(opened, null, t);
			await writeAudit({ kind: "user", id: opened.id, name: opened.email, action: "passwordChanged", by: null }, t);
			await noteSecurity({ event: "password-reset", userId: opened.id, email: opened.email, from: null, by: null }, t);
			await tellPasswordChanged(await recipient(opened.id, t), t);
			return opened;
		});
	if (user) await forgetFailures(user);
	return user !== null;
}
