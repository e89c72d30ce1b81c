import { createContext, data, type MiddlewareFunction, redirect } from "react-router";
import { type Language, languageOf } from "../foundation/i18n/language.ts";
import { requestContext } from "../foundation/request/request-context.server.ts";
import type { RequestSource } from "../log/audit.ts";
import { sourceOf } from "../log/write-audit.server.ts";
import type { ActingUser } from "./account-log.server.ts";
import { redirectWithFlash } from "../site/flash.server.ts";
import { type Refusal, refusalStatus } from "../foundation/ui/form/refusal.ts";
import { may, type Right, type Staff } from "./role.ts";
import { type Session, sessionOf } from "./session.server.ts";

type GuardedSession = Session & { from: RequestSource };
const sessionContext = createContext<GuardedSession | null>(null);

/**
 * Staff who must set up a second factor are sent here. The page for passkeys stays open to them, since one will do as
 * well, and so does the page that asks who they are before either.
 */
const SET_UP = "/admin/konto/zweiter-faktor";
const openWhileDue = [SET_UP, "/admin/konto/passkeys", "/admin/konto/identitaet"];
const turnedAway = { kind: "bad", namespace: "officeNav", title: "turnedAwayTitle", text: "turnedAwayText" } as const;

/**
 * Admits only staff with the right, to pages and data requests alike. Visitors are redirected to the sign-in, which
 * brings them back; other staff to the dashboard, which says why. A form is refused instead: with 403, a visitor's with
 * 401 as a page. Without the database nobody is admitted.
 */
export function guard(right: Right): MiddlewareFunction<Response> {
	return async ({ request, url, context }, next) => {
		// The guard of an outer layout may have set the session already.
		const { clientAddress, signedIn } = context.get(requestContext);
		const session = context.get(sessionContext) ?? (await sessionOf(request));
		const reads = isRead(request);
		const refuse = (refusal: Refusal) => refusedForm(refusal, { request, url });
		if (!session) {
			// A browser will show the answer as a page; scripts say in their own words that the sign-in has ended.
			if (!reads && request.headers.get("Accept")?.includes("text/html")) throw refuse("signedOut");
			throw redirect(`/admin/login?${new URLSearchParams(reads ? { from: url.pathname + url.search } : {})}`);
		}
		signedIn(session.staff.id);
		if (session.setUpDue && !openWhileDue.includes(url.pathname)) throw reads ? redirect(SET_UP) : refuse("factorDue");
		if (!may(session.staff.role, right)) {
			if (!reads) throw refuse("noRight");
			throw redirectWithFlash("/admin/dashboard", turnedAway);
		}
		context.set(sessionContext, { ...session, from: sourceOf(request, clientAddress) });
		return next();
	};
}

export function isRead({ method }: Request): boolean {
	return method === "GET" || method === "HEAD";
}

export type RefusedForm = { refusal: Refusal; language: Language };

/** The answer to a form that is refused, whatever is in it. */
export function refusedForm(refusal: Refusal, at: { request: Request; url: URL }) {
	return data<RefusedForm>({ refusal, language: languageOf(at) }, { status: refusalStatus(refusal) });
}

type GuardedContext = { get: (key: typeof sessionContext) => GuardedSession | null };

/** The signed-in user; only behind a guard. */
export function staffIn(context: GuardedContext): Staff {
	return sessionIn(context).staff;
}

/** The signed-in user with session and source, for the log; only behind a guard. */
export function actingUserIn(context: GuardedContext): ActingUser & { from: RequestSource } {
	const { id, staff, from } = sessionIn(context);
	return { id: staff.id, email: staff.email, session: id, from };
}

/** The session of this request; only behind a guard. */
export function sessionIn(context: GuardedContext): GuardedSession {
	const session = context.get(sessionContext);
	if (!session) throw new Error("this route has no guard");
	return session;
}
