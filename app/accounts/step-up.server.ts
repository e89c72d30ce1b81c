import { data } from "react-router";
import { db, now } from "../database/client.server.ts";
import { unavailable } from "../request-context.server.ts";
import { noteSecurity } from "../security/security-log.server.ts";
import type { SecurityEvent } from "../security/security.ts";
import { refund, consume } from "../rate-limit/rate-limit.server.ts";
import type { Doer } from "./doer.ts";
import { checkPasskey } from "./passkey-check.server.ts";
import { passkeySite } from "./passkey-site.server.ts";
import { verifyPassword } from "./password.server.ts";
import { seal, unseal } from "./sealed.server.ts";
import { doerIn, sessionIn } from "./guard.server.ts";
import type { Session } from "./session.server.ts";
import type { Unsure } from "./step-up.ts";

/** How long one is believed to be who one has shown to be; then what opens or closes an account asks again. */
const SURE_MILLISECONDS = 10 * 60_000;
/** Clocks of several processes differ a little; one that was set back prolongs nothing. */
const CLOCKS_MILLISECONDS = 60_000;
/** Wrong passwords that are let pass inside a session: whoever found it open must not find out the password too. */
const failures = { points: 5, seconds: 300 };
const PURPOSE = "step-up";
/** The fields that are the answer to our question, and no part of what was sent. */
const answers = ["sent", "current_password", "passkey"];

type Behind = Parameters<typeof sessionIn>[0] & Parameters<typeof unavailable>[0];

/** Whether who is signed in has lately shown to be who they are. */
export function isSure({ confirmedAt }: Session): boolean {
	const age = confirmedAt === null ? Number.POSITIVE_INFINITY : Date.now() - Date.parse(confirmedAt);
	return age > -CLOCKS_MILLISECONDS && age <= SURE_MILLISECONDS;
}

/**
 * Stands before whatever opens or closes an account. Gives the form that was meant, when its sender has lately shown,
 * or shows with it, by password or passkey that it is them; else what to ask. The form goes along sealed, so that
 * nothing typed is lost and no password in it can be read.
 */
export function makeSure(context: Behind, sent: FormData): Promise<Sure> {
	const form = meantForm(sent, sessionIn(context).id);
	return makeSureOf(context, sent, form).catch(unavailable(context, "who is signed in could not be confirmed"));
}

export type Sure =
	| { ok: true; form: FormData }
	| { ok: false; unsure: Unsure; init: { status: number; headers: Record<string, string> } };

async function makeSureOf(context: Behind, sent: FormData, form: FormData): Promise<Sure> {
	const session = sessionIn(context);
	const [password, passkey] = [wordIn(sent, "current_password"), wordIn(sent, "passkey")];
	if (!password && !passkey)
		return isSure(session) ? { ok: true, form } : ask(session, form, wordIn(sent, "sent") ? "missing" : "needed");
	const known = await showsWho(doerIn(context), { password, passkey });
	if (!known.ok)
		return known.reason === "tooMany"
			? ask(session, form, "tooMany", known.retryAfter)
			: ask(session, form, passkey ? "wrongKey" : "wrong");
	await db().updateTable("sessions").set({ confirmed_at: now() }).where("id", "=", session.id).execute();
	return { ok: true, form };
}

/** The question as a page asks it that is not to be read before: with no form in it but the wish to see the page. */
export async function askFirst(session: Session): Promise<Unsure | null> {
	if (isSure(session)) return null;
	const form = new FormData();
	form.set("intent", "sure");
	return (await ask(session, form, "needed")).unsure;
}

export type Known =
	| { ok: true; hash: string; language: "de" | "en" }
	| { ok: false; reason: "wrong" }
	| { ok: false; reason: "tooMany"; retryAfter: number };

/**
 * Looks whether this is the user's password, or an answer of one of their passkeys. A failure counts, so that neither
 * can be guessed.
 */
export async function showsWho(
	user: Doer,
	{ password, passkey }: { password: string; passkey?: string },
): Promise<Known> {
	const key = `own password ${user.id}`;
	const consumed = await consume(key, failures);
	const noteFailure = (event: SecurityEvent) =>
		noteSecurity({ event, userId: user.id, email: user.email, from: user.from ?? null, by: null }, db());
	if (!consumed.allowed) {
		if (consumed.first) await noteFailure("throttled");
		return { ok: false, reason: "tooMany", retryAfter: consumed.retryAfter };
	}
	const { password: hash, language } = await db()
		.selectFrom("users")
		.select(["password", "language"])
		.where("id", "=", user.id)
		.executeTakeFirstOrThrow();
	const right = passkey
		? (await checkPasskey(passkey, "confirm", user.id)) !== null
		: await verifyPassword(hash, password);
	if (!right) {
		await noteFailure("confirmation-failed");
		return { ok: false, reason: "wrong" };
	}
	await refund(key);
	return { ok: true, hash, language };
}

async function ask(
	session: Session,
	form: FormData,
	problem: Unsure["problem"],
	seconds = 0,
): Promise<Extract<Sure, { ok: false }>> {
	const site = passkeySite();
	const key =
		site && (await db().selectFrom("passkeys").select("id").where("user_id", "=", session.staff.id).executeTakeFirst());
	const words = [...form].filter(
		(field): field is [string, string] => typeof field[1] === "string" && !answers.includes(field[0]),
	);
	const unsure: Unsure = {
		sent: seal(new URLSearchParams(words).toString(), PURPOSE, session.id),
		problem,
		seconds,
		passkeyOrigin: key ? site.origin : null,
	};
	return {
		ok: false,
		unsure,
		init: seconds > 0 ? { status: 429, headers: { "Retry-After": String(seconds) } } : { status: 403, headers: {} },
	};
}

/** The form itself, or the one that comes back sealed with the answer to our question. */
function meantForm(sent: FormData, sessionId: string): FormData {
	const sealed = wordIn(sent, "sent");
	if (!sealed) return sent;
	const words = unseal(sealed, PURPOSE, sessionId);
	if (words === null) throw data(null, { status: 400 });
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(words)) form.append(name, value);
	return form;
}

function wordIn(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}
