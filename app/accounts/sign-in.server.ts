import { db, now } from "../database/client.server.ts";
import { savedLanguage } from "../i18n/language.ts";
import { cameFrom, noteSecurity } from "../security/security-log.server.ts";
import { networkOf } from "../throttle/address.ts";
import { forget, giveBack, use } from "../throttle/throttle.server.ts";
import { clearCookie, readCookie, setCookie } from "../cookies.server.ts";
import { mustUsePasskey } from "./factor-duty.server.ts";
import { verifyPassword } from "./password.server.ts";
import { takeCode } from "./second-factor.server.ts";
import { openSession } from "./session.server.ts";
import { issueTicket, lookAtTicket, SECOND_FACTOR_SECONDS, spendTicket } from "./tickets.server.ts";

/** Failures that are let pass, per account and per address, before a minute's rest. */
const failures = { points: 10, seconds: 60 };
/** Wrong codes of one account: six digits are guessed in a day at ten a minute, in years at five a quarter of an hour. */
const wrongCodes = { points: 5, seconds: 900 };

type TooMany = { ok: false; reason: "tooMany"; retryAfter: number };
export type SignIn =
	| { ok: true; cookies: string[]; /** Signed in only after the code of the second factor. */ codeNeeded: boolean }
	| { ok: false; reason: "invalid" | "locked" | /** What is asked for beside the password is a passkey, which takes the place of both. */ "passkeyNeeded" }
	| { ok: false; reason: "unconfirmed"; /** Asks for the confirmation mail once more. */ ticket: string }
	| TooMany;

/**
 * Signs in, in a new session. The answer does not tell whether the account exists, by its words or by its time; that an account is locked or
 * unconfirmed learns only who knows its password.
 */
export async function signIn({ email, password }: { email: string; password: string }, request: Request, clientAddress: string): Promise<SignIn> {
	const from = cameFrom(request, clientAddress);
	const keys = [accountKey(email), `sign-in address ${networkOf(clientAddress)}`];
	// Counted before the password is looked at: of many guesses at the same moment, too, only so many are answered.
	const turns = await Promise.all(keys.map((key) => use(key, failures)));
	const retryAfter = Math.max(...turns.map((turn) => (turn.allowed ? 0 : turn.retryAfter)));
	if (retryAfter > 0) return { ok: false, reason: "tooMany", retryAfter };
	const user = await db()
		.selectFrom("users")
		.leftJoin("second_factors", "second_factors.user_id", "users.id")
		.select(["users.id", "users.password", "users.email_verified", "users.locked_at", "second_factors.enabled_at"])
		.where("users.email", "=", email.toLowerCase())
		.executeTakeFirst();
	if (!(await verifyPassword(user?.password, password)) || !user) {
		await noteSecurity({ event: "sign-in-failed", userId: user?.id ?? null, email, from, by: null }, db());
		return { ok: false, reason: "invalid" };
	}
	await Promise.all(keys.map(giveBack));
	if (user.locked_at !== null) return { ok: false, reason: "locked" };
	if (!user.email_verified) return { ok: false, reason: "unconfirmed", ticket: await issueTicket("resend", user.id, db()) };
	if (user.enabled_at !== null) {
		const ticket = await issueTicket("second-factor", user.id, db());
		return { ok: true, codeNeeded: true, cookies: [setCookie("second_factor", ticket, SECOND_FACTOR_SECONDS)] };
	}
	if (await mustUsePasskey(user.id)) return { ok: false, reason: "passkeyNeeded" };
	const cookie = await enter(user.id, request, user.password);
	return cookie === null ? { ok: false, reason: "invalid" } : { ok: true, codeNeeded: false, cookies: [cookie] };
}

/** Whether somebody stands between password and code. */
export async function isCodeAwaited(request: Request): Promise<boolean> {
	return (await lookAtTicket(["second-factor"], readCookie(request, "second_factor"))) !== null;
}

export type CodeAnswer = { ok: true; cookies: string[] } | { ok: false; reason: "invalid" | "over" } | TooMany;

/** The second half of a sign-in: the app's code or a recovery code. */
export async function signInWithCode(code: string, request: Request): Promise<CodeAnswer> {
	const token = readCookie(request, "second_factor");
	const ticket = await lookAtTicket(["second-factor"], token);
	if (!ticket) return { ok: false, reason: "over" };
	const key = codeKey(ticket.userId);
	const turn = await use(key, wrongCodes);
	if (!turn.allowed) return { ok: false, reason: "tooMany", retryAfter: turn.retryAfter };
	if (!(await takeCode(ticket.userId, code))) return { ok: false, reason: "invalid" };
	await giveBack(key);
	if (!(await spendTicket(["second-factor"], token, db()))) return { ok: false, reason: "over" };
	const cookie = await enter(ticket.userId, request);
	return cookie === null ? { ok: false, reason: "over" } : { ok: true, cookies: [cookie, clearCookie("second_factor")] };
}

/** Forgets an account's failures, so that it need not rest. */
export async function forgetFailures({ id, email }: { id: string; email: string }): Promise<void> {
	await Promise.all([forget(accountKey(email)), forget(codeKey(id))]);
}

const accountKey = (email: string) => `sign-in account ${email.toLowerCase()}`;
const codeKey = (userId: string) => `second-factor ${userId}`;

/** Opens the session, unless the user was locked or got another password in this very moment. */
export async function enter(userId: string, request: Request, password?: string): Promise<string | null> {
	const language = savedLanguage(request.headers.get("Cookie")) ?? "de";
	return db()
		.transaction()
		.execute(async (t) => {
			let mark = t.updateTable("users").set({ last_sign_in_at: now(), language }).where("id", "=", userId).where("locked_at", "is", null);
			if (password !== undefined) mark = mark.where("password", "=", password);
			const marked = await mark.returning("id").executeTakeFirst();
			return marked ? openSession(userId, request, t) : null;
		});
}
