import type { AuditAction, RequestSource } from "../../log/audit.ts";
import { sourceOf } from "../../log/write-audit.server.ts";
import { logSignIn, tooMany, type TooManyTries } from "../account-log.server.ts";
import { db, inTransaction, now } from "../../foundation/database/client.server.ts";
import { defaultLanguage, savedLanguage } from "../../foundation/i18n/language.ts";
import { networkOf } from "../../foundation/rate-limit/address.ts";
import { resetLimit, refund, consume, consumeAll } from "../../foundation/rate-limit/rate-limit.server.ts";
import { clearCookie, readCookie, setCookie } from "../../foundation/request/cookies.server.ts";
import { mailUser } from "../account-mails.server.ts";
import { mustUsePasskey } from "../second-factor/factor-requirement.server.ts";
import { checkPasskey } from "../passkeys/passkey-check.server.ts";
import { knownDevice, rememberDevice } from "./known-devices.server.ts";
import { verifyPassword } from "../passwords/password.server.ts";
import { takeCode } from "../second-factor/second-factor.server.ts";
import { openSession } from "../session.server.ts";
import { userRow } from "../user-row.server.ts";
import { issueToken, readToken, SECOND_FACTOR_SECONDS, redeemToken } from "../one-time-tokens.server.ts";

/** Failures before a minute's pause: of a known device, a stranger's account or address, an address with passkeys. */
const failures = { points: 10, seconds: 60 };
/** Wrong codes per account: at this pace, guessing six digits takes years. */
const wrongCodes = { points: 5, seconds: 900 };

/** "passkeyNeeded": a second factor is required, and this user's is a passkey, which also replaces the password. */
type Refused = { ok: false; reason: "invalid" | "locked" | "unconfirmed" | "passkeyNeeded" };
/** `codeNeeded`: the second factor's code is still missing. */
export type SignIn = { ok: true; cookies: string[]; codeNeeded: boolean } | Refused | TooManyTries;

type Typed = { email: string; password: string };

/**
 * Signs in with a new session. Neither the answer nor its time reveals whether the account exists; only somebody with
 * the right password learns that it is locked or unconfirmed.
 */
export async function signIn(typed: Typed, request: Request, clientAddress: string): Promise<SignIn> {
	const { email, password } = typed;
	const from = sourceOf(request, clientAddress);
	const user = await db()
		.selectFrom("users")
		.leftJoin("second_factors", "second_factors.user_id", "users.id")
		.select(["users.id", "users.password", "users.email_verified", "users.locked_at", "second_factors.enabled_at"])
		.where("users.email", "=", email.toLowerCase())
		.executeTakeFirst();
	const logFailure = (action: AuditAction) => logSignIn(action, { id: user?.id ?? null, email }, from, db());
	// Counted before the password is checked, so that simultaneous guesses are limited too.
	const { consumed, keys } = await countAttempt(await knownDevice(request, user?.id ?? ""), email, clientAddress);
	if (!consumed.allowed) return tooMany(consumed, logFailure);
	if (!(await verifyPassword(user?.password, password)) || !user) {
		await logFailure("signInFailed");
		return { ok: false, reason: "invalid" };
	}
	await Promise.all(keys.map((key) => refund(key)));
	if (user.locked_at !== null || !user.email_verified) await logFailure("signInFailed");
	if (user.locked_at !== null) return { ok: false, reason: "locked" };
	if (!user.email_verified) return { ok: false, reason: "unconfirmed" };
	if (user.enabled_at !== null) {
		const token = await issueToken("second-factor", user.id, db());
		return { ok: true, codeNeeded: true, cookies: [setCookie("second_factor", token, SECOND_FACTOR_SECONDS)] };
	}
	if (await mustUsePasskey(user.id)) return { ok: false, reason: "passkeyNeeded" };
	const cookies = await completeSignIn(user.id, request, from, user.password);
	return cookies === null ? { ok: false, reason: "invalid" } : { ok: true, codeNeeded: false, cookies };
}

/** Counts an attempt. A known device has a counter of its own, so that nobody elsewhere can lock the user out. */
async function countAttempt(device: string | null, email: string, clientAddress: string) {
	if (device) {
		const deviceKey = `sign-in device ${device}`;
		const consumed = await consume(deviceKey, failures);
		if (consumed.allowed) return { consumed, keys: [deviceKey] };
	}
	const keys = [`sign-in address ${networkOf(clientAddress)}`, accountKey(email)];
	return { consumed: await consumeAll(keys, failures), keys };
}

/** Whether this request comes from a sign-in that still needs its code. */
export async function isCodeAwaited(request: Request): Promise<boolean> {
	return (await readToken(["second-factor"], readCookie(request, "second_factor"))) !== null;
}

export type CodeAnswer = { ok: true; cookies: string[] } | { ok: false; reason: "invalid" | "over" } | TooManyTries;

export async function signInWithCode(code: string, request: Request, clientAddress: string): Promise<CodeAnswer> {
	const token = readCookie(request, "second_factor");
	const codeToken = await readToken(["second-factor"], token);
	const user = codeToken && (await userRow(codeToken.userId, db()).select(["id", "email"]).executeTakeFirst());
	if (!user) return { ok: false, reason: "over" };
	const from = sourceOf(request, clientAddress);
	const logFailure = (action: AuditAction) => logSignIn(action, user, from, db());
	const device = await knownDevice(request, user.id);
	const key = device ? `second-factor device ${device}` : codeKey(user.id);
	const consumed = await consume(key, wrongCodes);
	if (!consumed.allowed) return tooMany(consumed, logFailure);
	if (!(await takeCode(user.id, code))) {
		await logFailure("codeFailed");
		return { ok: false, reason: "invalid" };
	}
	await refund(key);
	if (!(await redeemToken(["second-factor"], token, db()))) return { ok: false, reason: "over" };
	const cookies = await completeSignIn(user.id, request, from);
	if (cookies === null) return { ok: false, reason: "over" };
	return { ok: true, cookies: [...cookies, clearCookie("second_factor")] };
}

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

/** Resets an account's failure counters, so that it can sign in at once. */
export async function resetFailures({ id, email }: { id: string; email: string }): Promise<void> {
	await Promise.all([resetLimit(accountKey(email)), resetLimit(codeKey(id))]);
}

const accountKey = (email: string) => `sign-in account ${email.toLowerCase()}`;
const codeKey = (userId: string) => `second-factor ${userId}`;

/** Opens the session and remembers the browser. Null if the user was locked or got another password at this moment. */
export async function completeSignIn(userId: string, request: Request, from: RequestSource, password?: string) {
	const language = savedLanguage(request.headers.get("Cookie")) ?? defaultLanguage;
	const before = await userRow(userId, db()).select("last_sign_in_at").executeTakeFirst();
	return inTransaction(async (t) => {
		let update = t
			.updateTable("users")
			.set({ last_sign_in_at: now(), language })
			.where("id", "=", userId)
			.where("locked_at", "is", null);
		if (password !== undefined) update = update.where("password", "=", password);
		const user = await update.returning(["id", "email"]).executeTakeFirst();
		if (!user) return null;
		const device = await rememberDevice(request, userId, from, t);
		// A user's very first sign-in is not reported as a new device.
		const isReported = device.isNew && Boolean(before?.last_sign_in_at);
		await logSignIn(isReported ? "newDevice" : "signedIn", user, from, t);
		if (isReported) await mailUser("newDevice", user.id, t, { from });
		return [await openSession(userId, request, t, device.id), device.cookie];
	});
}
