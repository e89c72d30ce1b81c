import type { Language } from "../../i18n/language.ts";
import { data } from "react-router";
import { db, now } from "../../database/client.server.ts";
import { refund, consume } from "../../rate-limit/rate-limit.server.ts";
import type { ActingUser } from "../acting-user.ts";
import { logSignIn, type SignInAction } from "../sign-in/sign-in-log.server.ts";
import { checkPasskey } from "../passkeys/passkey-check.server.ts";
import { passkeySite } from "../passkeys/passkey-site.server.ts";
import { verifyPassword } from "../passwords/password.server.ts";
import { seal, unseal } from "./sealed.server.ts";
import { actingUserIn, sessionIn } from "../guard.server.ts";
import type { Session } from "../session.server.ts";
import type { IdentityQuestion } from "./step-up.ts";

/** How long a confirmed identity is valid; after that, changes of access to an account ask again. */
const VALID_MILLISECONDS = 10 * 60_000;
/** Tolerates clocks that differ a little between processes; a clock that was set back prolongs nothing. */
const CLOCK_TOLERANCE_MILLISECONDS = 60_000;
/** Wrong passwords allowed within a session, so that somebody who finds it open can't guess the password too. */
const failures = { points: 5, seconds: 300 };
const PURPOSE = "step-up";
/** The fields that answer our question and are no part of the original form. */
const answerFields = ["sent", "current_password", "passkey"];

type GuardedContext = Parameters<typeof sessionIn>[0];

/** Whether the signed-in user has confirmed their identity lately. */
export function isRecentlyConfirmed({ confirmedAt }: Session): boolean {
	const age = Date.now() - Date.parse(confirmedAt);
	return age > -CLOCK_TOLERANCE_MILLISECONDS && age <= VALID_MILLISECONDS;
}

/**
 * Guards every change of access to an account. Returns the original form if its sender has confirmed their identity
 * lately, or does so now by password or passkey; otherwise the question to ask. The original form travels in it
 * encrypted, so that nothing typed is lost and no password in it can be read.
 */
export function confirmIdentity(context: GuardedContext, sent: FormData): Promise<IdentityConfirmation> {
	const form = originalForm(sent, sessionIn(context).id);
	return checkAnswer(context, sent, form);
}

export type IdentityConfirmation =
	| { ok: true; form: FormData }
	| { ok: false; question: IdentityQuestion; init: { status: number; headers: Record<string, string> } };

async function checkAnswer(context: GuardedContext, sent: FormData, form: FormData): Promise<IdentityConfirmation> {
	const session = sessionIn(context);
	const [password, passkey] = [textField(sent, "current_password"), textField(sent, "passkey")];
	if (!password && !passkey)
		return isRecentlyConfirmed(session)
			? { ok: true, form }
			: ask(session, form, textField(sent, "sent") ? "missing" : "needed");
	const check = await verifyIdentity(actingUserIn(context), { password, passkey });
	if (!check.ok)
		return check.reason === "tooMany"
			? ask(session, form, "tooMany", check.retryAfter)
			: ask(session, form, passkey ? "wrongKey" : "wrong");
	await db().updateTable("sessions").set({ confirmed_at: now() }).where("id", "=", session.id).execute();
	return { ok: true, form };
}

/** The question before a page that must not be shown without it; the form in it only asks for that page. */
export async function identityQuestion(session: Session): Promise<IdentityQuestion | null> {
	if (isRecentlyConfirmed(session)) return null;
	const form = new FormData();
	form.set("intent", "sure");
	return (await ask(session, form, "needed")).question;
}

export type IdentityCheck =
	| { ok: true; hash: string; language: Language }
	| { ok: false; reason: "wrong" }
	| { ok: false; reason: "tooMany"; retryAfter: number };

/**
 * Verifies the user's password or the answer of one of their passkeys. Failures are counted, so that neither can be
 * guessed.
 */
export async function verifyIdentity(
	user: ActingUser,
	{ password, passkey }: { password: string; passkey?: string },
): Promise<IdentityCheck> {
	const key = `own password ${user.id}`;
	const consumed = await consume(key, failures);
	const logFailure = (action: SignInAction) => logSignIn(action, user, user.from ?? null, db());
	if (!consumed.allowed) {
		if (consumed.first) await logFailure("throttled");
		return { ok: false, reason: "tooMany", retryAfter: consumed.retryAfter };
	}
	const { password: hash, language } = await db()
		.selectFrom("users")
		.select(["password", "language"])
		.where("id", "=", user.id)
		.executeTakeFirstOrThrow();
	const isRight = passkey
		? (await checkPasskey(passkey, "confirm", user.id)) !== null
		: await verifyPassword(hash, password);
	if (!isRight) {
		await logFailure("confirmationFailed");
		return { ok: false, reason: "wrong" };
	}
	await refund(key);
	return { ok: true, hash, language };
}

async function ask(
	session: Session,
	form: FormData,
	problem: IdentityQuestion["problem"],
	seconds = 0,
): Promise<Extract<IdentityConfirmation, { ok: false }>> {
	const site = passkeySite();
	const key =
		site && (await db().selectFrom("passkeys").select("id").where("user_id", "=", session.staff.id).executeTakeFirst());
	const textFields = [...form].filter(
		(field): field is [string, string] => typeof field[1] === "string" && !answerFields.includes(field[0]),
	);
	const question: IdentityQuestion = {
		sent: seal(new URLSearchParams(textFields).toString(), PURPOSE, session.id),
		problem,
		seconds,
		passkeyOrigin: key ? site.origin : null,
	};
	return {
		ok: false,
		question,
		init: seconds > 0 ? { status: 429, headers: { "Retry-After": String(seconds) } } : { status: 403, headers: {} },
	};
}

/** The original form: this one, or the encrypted one that comes back with the answer to our question. */
function originalForm(sent: FormData, sessionId: string): FormData {
	const sealed = textField(sent, "sent");
	if (!sealed) return sent;
	const fields = unseal(sealed, PURPOSE, sessionId);
	if (fields === null) throw data(null, { status: 400 });
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(fields)) form.append(name, value);
	return form;
}

function textField(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}
