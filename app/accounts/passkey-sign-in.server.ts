import { db } from "../database/client.server.ts";
import { cameFrom, noteSecurity } from "../security/security-log.server.ts";
import { networkOf } from "../rate-limit/address.ts";
import { refund, consume } from "../rate-limit/rate-limit.server.ts";
import { checkPasskey } from "./passkey-check.server.ts";
import { enter } from "./sign-in.server.ts";

/** Answers that fit no passkey, from one address, before a minute's rest. */
const failures = { points: 10, seconds: 60 };

export type PasskeySignIn =
	| { ok: true; cookies: string[]; email: string }
	| { ok: false; reason: "invalid" | "locked" | "unconfirmed" }
	| { ok: false; reason: "tooMany"; retryAfter: number };

/**
 * Signs in whoever's passkey answered. It stands for both factors: the device, and the finger, face or code that it
 * asks for.
 */
export async function signInWithPasskey(
	answer: string,
	request: Request,
	clientAddress: string,
): Promise<PasskeySignIn> {
	const from = cameFrom(request, clientAddress);
	const key = `passkey address ${networkOf(clientAddress)}`;
	const consumed = await consume(key, failures);
	if (!consumed.allowed) {
		if (consumed.first) await noteSecurity({ event: "throttled", userId: null, email: null, from, by: null }, db());
		return { ok: false, reason: "tooMany", retryAfter: consumed.retryAfter };
	}
	const known = await checkPasskey(answer, "sign-in", null);
	const user =
		known &&
		(await db()
			.selectFrom("users")
			.select(["id", "email", "email_verified"])
			.where("id", "=", known.userId)
			.executeTakeFirst());
	const refuse = async (reason: "invalid" | "locked" | "unconfirmed") => {
		await noteSecurity(
			{ event: "sign-in-failed", userId: user?.id ?? null, email: user?.email ?? null, from, by: null },
			db(),
		);
		return { ok: false, reason } as const;
	};
	if (!user) return refuse("invalid");
	await refund(key);
	if (!user.email_verified) return refuse("unconfirmed");
	// Opens nothing to who is locked, also in this very moment.
	const cookies = await enter(user.id, request, from);
	return cookies === null ? refuse("locked") : { ok: true, cookies, email: user.email };
}
