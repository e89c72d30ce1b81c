import { db } from "../../foundation/database/client.server.ts";
import { networkOf } from "../../foundation/rate-limit/address.ts";
import { refund, consume } from "../../foundation/rate-limit/rate-limit.server.ts";
import { checkPasskey } from "./passkey-check.server.ts";
import { sourceOf } from "../../log/write-audit.server.ts";
import { logSignIn, tooMany } from "../account-log.server.ts";
import { completeSignIn } from "../sign-in/sign-in.server.ts";
import { userRow } from "../user-row.server.ts";

/** Invalid answers from one address before a minute's pause. */
const failures = { points: 10, seconds: 60 };

export type PasskeySignIn = Awaited<ReturnType<typeof signInWithPasskey>>;

/** Signs in the owner of a passkey, which is two factors: the device, and its own check of its user. */
export async function signInWithPasskey(answer: string, request: Request, clientAddress: string) {
	const from = sourceOf(request, clientAddress);
	const key = `passkey address ${networkOf(clientAddress)}`;
	const consumed = await consume(key, failures);
	if (!consumed.allowed) return tooMany(consumed, (action) => logSignIn(action, { id: null, email: null }, from, db()));
	const passkey = await checkPasskey(answer, "sign-in", null);
	const row = passkey && userRow(passkey.userId, db()).select(["id", "email", "email_verified"]);
	const user = await row?.executeTakeFirst();
	const refuse = async (reason: "passkeyInvalid" | "locked" | "unconfirmed") => {
		await logSignIn("signInFailed", user ?? { id: null, email: null }, from, db());
		return { ok: false, reason } as const;
	};
	if (!user) return refuse("passkeyInvalid");
	await refund(key);
	if (!user.email_verified) return refuse("unconfirmed");
	// Refuses a locked user, even one who is locked at this moment.
	const cookies = await completeSignIn(user.id, request, from);
	return cookies === null ? refuse("locked") : ({ ok: true, cookies, email: user.email } as const);
}
