import { createContext, data, type MiddlewareFunction, redirect } from "react-router";
import { type NeededRole, mayEnter, type Staff } from "./role.ts";
import { type Session, sessionOf } from "./session.server.ts";

const sessionContext = createContext<Session>();

/**
 * Lets only staff of a role pass, for pages and data requests alike. A visitor is led to the sign-in and back, staff of the wrong role to the
 * dashboard; who sends something without the right to is refused. Without the database nobody passes.
 */
export function guard(needed: NeededRole): MiddlewareFunction<Response> {
	return async ({ request, url, context }, next) => {
		const session = await sessionOf(request).catch((error: unknown) => {
			throw data(null, { status: 503, statusText: error instanceof Error ? error.name : "" });
		});
		const reads = request.method === "GET" || request.method === "HEAD";
		if (!session) throw redirect(`/admin/login?${new URLSearchParams(reads ? { from: url.pathname + url.search } : {})}`);
		if (!mayEnter(session.staff.role, needed)) throw reads ? redirect("/admin/dashboard") : data(null, { status: 403 });
		context.set(sessionContext, session);
		const response = await next();
		for (const cookie of session.cookies) response.headers.append("Set-Cookie", cookie);
		return response;
	};
}

/** Who is signed in, behind a guard. */
export function staffIn(context: { get: (key: typeof sessionContext) => Session }): Staff {
	return context.get(sessionContext).staff;
}
