import { type MiddlewareFunction, redirect } from "react-router";
import { db, now } from "../../foundation/database/client.server.ts";
import { refund, consume } from "../../foundation/rate-limit/rate-limit.server.ts";
import type { AuditAction } from "../../log/audit.ts";
import { type ActingUser, logSignIn, tooMany, type TooManyTries } from "../account-log.server.ts";
import { isRead, refusedForm, sessionIn } from "../guard.server.ts";
import { checkPasskey } from "../passkeys/passkey-check.server.ts";
import { verifyPassword } from "../passwords/password.server.ts";
import type { Session } from "../session.server.ts";
import { userRow } from "../user-row.server.ts";
import { confirmAt } from "./step-up.ts";

/** After this time, changes of access to an account ask again. */
const VALID_MILLISECONDS = 10 * 60_000;
/** Hosts' clocks may differ a little; a clock that was set back prolongs nothing. */
const CLOCK_TOLERANCE_MILLISECONDS = 60_000;
/** Wrong passwords within a session: somebody who finds it open must not guess the password too. */
const failures = { points: 5, seconds: 300 };

export function isRecentlyConfirmed({ confirmedAt }: Pick<Session, "confirmedAt">): boolean {
	const age = Date.now() - Date.parse(confirmedAt);
	return age > -CLOCK_TOLERANCE_MILLISECONDS && age <= VALID_MILLISECONDS;
}

/** Refuses a form that changes access to an account unless its sender has confirmed their identity lately. */
export const confirmedForms: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
	if (!isRead(request) && !isRecentlyConfirmed(sessionIn(context))) throw refusedForm("unconfirmed", { request, url });
	return next();
};

/** As `confirmedForms`, for pages that show only such a form: they ask before anything is typed. */
export const confirmedPage: MiddlewareFunction<Response> = async (args, next) => {
	const { request, url, context } = args;
	if (isRead(request) && !isRecentlyConfirmed(sessionIn(context))) throw redirect(confirmAt(url.pathname));
	return confirmedForms(args, next);
};

export async function confirmIdentity(user: ActingUser, answer: IdentityAnswer): Promise<IdentityCheck> {
	const check = await verifyIdentity(user, answer);
	const session = db()
		.updateTable("sessions")
		.where("id", "=", user.session ?? "");
	if (check.ok) await session.set({ confirmed_at: now() }).execute();
	return check;
}

type IdentityAnswer = { password: string; passkey?: string };
type IdentityCheck = { ok: true; hash: string } | { ok: false; reason: "wrong" } | TooManyTries;

/** Verifies the user's password or the answer of one of their passkeys, and counts failures. */
export async function verifyIdentity(user: ActingUser, { password, passkey }: IdentityAnswer): Promise<IdentityCheck> {
	const key = `own password ${user.id}`;
	const consumed = await consume(key, failures);
	const logFailure = (action: AuditAction) => logSignIn(action, user, user.from ?? null, db());
	if (!consumed.allowed) return tooMany(consumed, logFailure);
	const { password: hash } = await userRow(user.id, db()).select("password").executeTakeFirstOrThrow();
	const isRight = passkey
		? (await checkPasskey(passkey, "confirm", user.id)) !== null
		: await verifyPassword(hash, password);
	if (!isRight) {
		await logFailure("confirmationFailed");
		return { ok: false, reason: "wrong" };
	}
	await refund(key);
	return { ok: true, hash };
}
