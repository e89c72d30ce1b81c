import { inTransaction, now } from "../../foundation/database/client.server.ts";
import { logChange } from "../account-log.server.ts";
import { mailUser } from "../account-mails.server.ts";
import { deleteDevices } from "../sign-in/known-devices.server.ts";
import { removePasskeys } from "../passkeys/passkeys.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import { turnOff } from "../second-factor/second-factor.server.ts";
import { endSessions } from "../session.server.ts";
import { resetFailures } from "../sign-in/sign-in.server.ts";
import { revokeTokens } from "../one-time-tokens.server.ts";

/** Lets the server's operator restore the access of a user who is locked out. False if there is no such user. */
export async function restoreAccess(email: string, password: string): Promise<boolean> {
	const hashed = await hashPassword(password);
	const user = await inTransaction(async (t) => {
		const account = await t
			.updateTable("users")
			.set({ password: hashed, locked_at: null, email_verified: true, updated_at: now() })
			.where("email", "=", email.toLowerCase())
			.returning(["id", "email"])
			.executeTakeFirst();
		if (!account) return null;
		await endSessions(account.id, t);
		await deleteDevices(account.id, t);
		await revokeTokens(account.id, t);
		await turnOff(account, null, t);
		await removePasskeys(account, null, t);
		await logChange("passwordReset", account, null, t);
		await mailUser("passwordChanged", account.id, t);
		return account;
	});
	if (user) await resetFailures(user);
	return user !== null;
}
