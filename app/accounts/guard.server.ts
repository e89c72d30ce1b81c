import { createContext, data, type MiddlewareFunction, redirect } from "react-router";
import { requestContext, unavailable } from "../request-context.server.ts";
import { cameFrom, type From } from "../security/security-log.server.ts";
import type { Doer } from "./doer.ts";
import { type NeededRole, mayEnter, type Staff } from "./role.ts";
import { type Session, sessionOf } from "./session.server.ts";

const sessionContext = createContext<(Session & { from: From }) | null>(null);

/**
 * Where who must set up a second factor is led to, and the other page of the office that is open to them: a passkey
 * will do as well.
 */
const SET_UP = "/admin/konto/zweiter-faktor";
const open = [SET_UP, "/admin/konto/passkeys"];

/**
 * Lets only staff of a role pass, for pages and data requests alike. A visitor is led to the sign-in and back, staff of
 * the wrong role to the dashboard; who sends something without the right to is refused. Without the database nobody
 * passes.
 */
export function guard(needed: NeededRole): MiddlewareFunction<Response> {
	return async ({ request, url, context }, next) => {
		// The guard of an outer layout may have asked already.
		const { clientAddress, signedIn } = context.get(requestContext);
		const session =
			context.get(sessionContext) ??
			(await sessionOf(request).catch(unavailable(context, "who is signed in could not be read")));
		const reads = request.method === "GET" || request.method === "HEAD";
		if (!session)
			throw redirect(`/admin/login?${new URLSearchParams(reads ? { from: url.pathname + url.search } : {})}`);
		signedIn(session.staff.id);
		if (session.setUpDue && !open.includes(url.pathname)) throw reads ? redirect(SET_UP) : data(null, { status: 403 });
		if (!mayEnter(session.staff.role, needed)) throw reads ? redirect("/admin/dashboard") : data(null, { status: 403 });
		context.set(sessionContext, { ...session, from: cameFrom(request, clientAddress) });
		return next();
	};
}

type Behind = { get: (key: typeof sessionContext) => (Session & { from: From }) | null };

/** Who is signed in, behind a guard. */
export function staffIn(context: Behind): Staff {
	return sessionIn(context).staff;
}

/** Who is signed in, where from and in which session: for what the security log notes, and for whose sessions end. */
export function doerIn(context: Behind): Doer & { from: From } {
	const { id, staff, from } = sessionIn(context);
	return { id: staff.id, email: staff.email, session: id, from };
}

/** The session that a request came with, behind a guard. */
export function sessionIn(context: Behind): Session & { from: From } {
	const session = context.get(sessionContext);
	if (!session) throw new Error("no guard stands before this page");
	return session;
}
