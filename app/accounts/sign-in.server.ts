import { db, now } from "../database/client.server.ts";
import { savedLanguage } from "../i18n/language.ts";
import { cameFrom, type From, noteSecurity } from "../security/security-log.server.ts";
import type { SecurityEvent } from "../security/security.ts";
import { networkOf } from "../rate-limit/address.ts";
import { forget, refund, type Consumed, consume, consumeAll } from "../rate-limit/rate-limit.server.ts";
import { clearCookie, readCookie, setCookie } from "../cookies.server.ts";
import { tellNewDevice } from "./account-mails.server.ts";
import { mustUsePasskey } from "./factor-duty.server.ts";
import { type KnownDevice, knownDevice, rememberDevice } from "./known-devices.server.ts";
import { verifyPassword } from "./password.server.ts";
import { takeCode } from "./second-factor.server.ts";
import { openSession } from "./session.server.ts";
import { issueToken, readToken, SECOND_FACTOR_SECONDS, redeemToken } from "./one-time-tokens.server.ts";

/**
 * Failures that are let pass, per device its user has signed in with before, and per account and per address of
 * strangers, before a minute's rest.
 */
const failures = { points: 10, seconds: 60 };
/**
 * Wrong codes of one account: six digits are guessed in a day at ten a minute, in years at five a quarter of an hour.
 */
const wrongCodes = { points: 5, seconds: 900 };

type TooMany = { ok: false; reason: "tooMany"; retryAfter: number };
export type SignIn =
	| { ok: true; cookies: string[]; /** Signed in only after the code of the second factor. */ codeNeeded: boolean }
	| {
			ok: false;
			reason:
				| "invalid"
				| "locked"
				| /** What is asked for beside the password is a passkey, which takes the place of both. */ "passkeyNeeded";
	  }
	| { ok: false; reason: "unconfirmed"; /** Asks for the confirmation mail once more. */ token: string }
	| TooMany;

/**
 * Signs in, in a new session. The answer does not tell whether the account exists, by its words or by its time; that an
 * account is locked or unconfirmed learns only who knows its password.
 */
export async function signIn(
	{ email, password }: { email: string; password: string },
	request: Request,
	clientAddress: string,
): Promise<SignIn> {
	const from = cameFrom(request, clientAddress);
	const user = await db()
		.selectFrom("users")
		.leftJoin("second_factors", "second_factors.user_id", "users.id")
		.select(["users.id", "users.password", "users.email_verified", "users.locked_at", "second_factors.enabled_at"])
		.where("users.email", "=", email.toLowerCase())
		.executeTakeFirst();
	const noteFailure = (event: SecurityEvent) =>
		noteSecurity({ event, userId: user?.id ?? null, email, from, by: null }, db());
	// Counted before the password is looked at: of many guesses at the same moment, too, only so many are answered.
	const { consumed, keys } = await takeTurn(await knownDevice(request, { email }), email, clientAddress);
	if (!consumed.allowed) {
		if (consumed.first) await noteFailure("throttled");
		return { ok: false, reason: "tooMany", retryAfter: consumed.retryAfter };
	}
	if (!(await verifyPassword(user?.password, password)) || !user) {
		await noteFailure("sign-in-failed");
		return { ok: false, reason: "invalid" };
	}
	await Promise.all(keys.map(refund));
	if (user.locked_at !== null || !user.email_verified) await noteFailure("sign-in-failed");
	if (user.locked_at !== null) return { ok: false, reason: "locked" };
	if (!user.email_verified)
		return { ok: false, reason: "unconfirmed", token: await issueToken("resend", user.id, db()) };
	if (user.enabled_at !== null) {
		const token = await issueToken("second-factor", user.id, db());
		return { ok: true, codeNeeded: true, cookies: [setCookie("second_factor", token, SECOND_FACTOR_SECONDS)] };
	}
	if (await mustUsePasskey(user.id)) return { ok: false, reason: "passkeyNeeded" };
	const cookies = await enter(user.id, request, from, user.password);
	return cookies === null ? { ok: false, reason: "invalid" } : { ok: true, codeNeeded: false, cookies };
}

/**
 * A device that its user has signed in with before has a counter of its own, so that nobody elsewhere can shut the user
 * out. Everybody else is a stranger, and so is a device that has used its counter up.
 */
async function takeTurn(
	device: KnownDevice | null,
	email: string,
	clientAddress: string,
): Promise<{ consumed: Consumed; keys: string[] }> {
	if (device) {
		const own = `sign-in device ${device.id}`;
		const consumed = await consume(own, failures);
		if (consumed.allowed) return { consumed, keys: [own] };
	}
	const keys = [`sign-in address ${networkOf(clientAddress)}`, accountKey(email)];
	return { consumed: await consumeAll(keys.map((key) => ({ key, limit: failures }))), keys };
}

/** Whether somebody stands between password and code. */
export async function isCodeAwaited(request: Request): Promise<boolean> {
	return (await readToken(["second-factor"], readCookie(request, "second_factor"))) !== null;
}

export type CodeAnswer = { ok: true; cookies: string[] } | { ok: false; reason: "invalid" | "over" } | TooMany;

/** The second half of a sign-in: the app's code or a recovery code. */
export async function signInWithCode(code: string, request: Request, clientAddress: string): Promise<CodeAnswer> {
	const token = readCookie(request, "second_factor");
	const known = await readToken(["second-factor"], token);
	const user =
		known && (await db().selectFrom("users").select(["id", "email"]).where("id", "=", known.userId).executeTakeFirst());
	if (!user) return { ok: false, reason: "over" };
	const from = cameFrom(request, clientAddress);
	const noteFailure = (event: SecurityEvent) =>
		noteSecurity({ event, userId: user.id, email: user.email, from, by: null }, db());
	const device = await knownDevice(request, user);
	const key = device ? `second-factor device ${device.id}` : codeKey(user.id);
	const consumed = await consume(key, wrongCodes);
	if (!consumed.allowed) {
		if (consumed.first) await noteFailure("throttled");
		return { ok: false, reason: "tooMany", retryAfter: consumed.retryAfter };
	}
	if (!(await takeCode(user.id, code))) {
		await noteFailure("code-failed");
		return { ok: false, reason: "invalid" };
	}
	await refund(key);
	if (!(await redeemToken(["second-factor"], token, db()))) return { ok: false, reason: "over" };
	const cookies = await enter(user.id, request, from);
	return cookies === null
		? { ok: false, reason: "over" }
		: { ok: true, cookies: [...cookies, clearCookie("second_factor")] };
}

/** Forgets an account's failures, so that it need not rest. */
export async function forgetFailures({ id, email }: { id: string; email: string }): Promise<void> {
	await Promise.all([forget(accountKey(email)), forget(codeKey(id))]);
}

const accountKey = (email: string) => `sign-in account ${email.toLowerCase()}`;
const codeKey = (userId: string) => `second-factor ${userId}`;

/**
 * Opens the session, unless the user was locked or got another password in this very moment; the browser is known from
 * now on.
 */
export async function enter(userId: string, request: Request, from: From, password?: string): Promise<string[] | null> {
	const language = savedLanguage(request.headers.get("Cookie")) ?? "de";
	const before = await db().selectFrom("users").select("last_sign_in_at").where("id", "=", userId).executeTakeFirst();
	return db()
		.transaction()
		.execute(async (t) => {
			let mark = t
				.updateTable("users")
				.set({ last_sign_in_at: now(), language })
				.where("id", "=", userId)
				.where("locked_at", "is", null);
			if (password !== undefined) mark = mark.where("password", "=", password);
			const user = await mark.returning(["id", "email", "language"]).executeTakeFirst();
			if (!user) return null;
			const device = await rememberDevice(request, userId, from, t);
			await noteSecurity({ event: "sign-in", userId, email: user.email, from, by: null }, t);
			// The first sign-in of all is a new device to nobody.
			if (device.isNew && before?.last_sign_in_at) {
				await noteSecurity({ event: "new-device", userId, email: user.email, from, by: null }, t);
				await tellNewDevice(user, from, t);
			}
			return [await openSession(userId, request, t, device.id), device.cookie];
		});
}
