import { db, now } from "../database/client.server.ts";
import { accountsLibrary } from "./library.server.ts";
import type { Role, Staff } from "./role.ts";
import { hasSessionCookie } from "./session-cookie.server.ts";

/** However much it is used, a session ends after this time. */
const LONGEST_SESSION_MILLISECONDS = 14 * 24 * 3_600_000;

export type Session = { staff: Staff; /** Set when the session was prolonged. */ cookies: string[] };

/**
 * Who sends this request, or null for a visitor. Asked of the database each time, so that a change of role or
 * the end of a session counts at once.
 * @throws when the database does not answer: nobody is let in on a guess
 */
export async function sessionOf(request: Request): Promise<Session | null> {
	if (!hasSessionCookie(request.headers.get("Cookie"))) return null;
	const auth = await accountsLibrary();
	const { headers, response } = await auth.api.getSession({ headers: request.headers, returnHeaders: true });
	if (!response) return null;
	const { user, session } = response;
	if (Date.now() - new Date(session.createdAt).getTime() > LONGEST_SESSION_MILLISECONDS) return null;
	return { staff: { id: user.id, email: user.email, role: await roleOf(user.id) }, cookies: headers.getSetCookie() };
}

/** As `sessionOf`, for public pages: staff see a little more, and everybody else must not suffer when this can't be told. */
export async function staffOn(request: Request): Promise<Staff | null> {
	try {
		return (await sessionOf(request))?.staff ?? null;
	} catch {
		return null;
	}
}

/** An offer manager has a row in the role table; who has none is an admin. */
async function roleOf(userId: string): Promise<Role> {
	const row = await db().selectFrom("angebots_admin_table").select("id").where("user_id", "=", userId).executeTakeFirst();
	return row ? "angebots_admin" : "admin";
}

/** Sessions that ended by themselves leave no row behind. */
export async function forgetEndedSessions(): Promise<void> {
	await db().deleteFrom("sessions").where("expires_at", "<", now()).execute();
}
