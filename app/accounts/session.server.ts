import { type Connection, db, inTransaction, now } from "../foundation/database/client.server.ts";
import { newId } from "../foundation/database/identity.ts";
import { type RequestContext, requestContext } from "../foundation/request/request-context.server.ts";
import { clearCookie, readCookie, setCookie } from "../foundation/request/cookies.server.ts";
import { type ActingUser, logSignIn } from "./account-log.server.ts";
import type { RequestSource } from "../log/audit.ts";
import { aPasskey, REQUIRED, REQUIREMENT_SETTING } from "./second-factor/factor-requirement.server.ts";
import { readRole, type Staff } from "./role.ts";
import { userRow } from "./user-row.server.ts";
import { hashOf, newToken } from "../foundation/config/tokens.server.ts";

const HOUR_MILLISECONDS = 3_600_000;
/** An unused session ends after this time. */
const IDLE_MILLISECONDS = 12 * HOUR_MILLISECONDS;
/** Every session ends after this time, however much it is used. */
const MAX_MILLISECONDS = 14 * 24 * HOUR_MILLISECONDS;
/** A wrong clock stored a last use this far ahead; such a session would last too long. */
const AHEAD_MILLISECONDS = HOUR_MILLISECONDS;
/** How often the last use is stored, which prolongs the session. */
const PROLONG_MILLISECONDS = HOUR_MILLISECONDS / 4;
const DEVICE_LENGTH = 300;

export type Session = NonNullable<Awaited<ReturnType<typeof sessionOf>>>;

/**
 * The session of this request; null for a visitor. Always read from the database, so that a lock, a new role or the end
 * of a session takes effect at once. `prolongs`: this request counts as use.
 * @throws if the database does not answer, so that nobody is let in on a guess
 */
export async function sessionOf(request: Pick<Request, "headers">, { prolongs = true } = {}) {
	const token = readCookie(request, "session");
	if (token === null) return null;
	const row = await db()
		.selectFrom("sessions")
		.innerJoin("users", "users.id", "sessions.user_id")
		.leftJoin("second_factors", "second_factors.user_id", "users.id")
		.leftJoin("settings", (join) => join.on("settings.name", "=", REQUIREMENT_SETTING))
		.select(["sessions.id", "sessions.created_at", "sessions.updated_at"])
		.select(["sessions.expires_at", "sessions.confirmed_at", aPasskey])
		.select(["users.id as user_id", "users.email", "users.role", "users.email_verified", "users.locked_at"])
		.select(["second_factors.enabled_at", "settings.value as requirement"])
		.where("sessions.token_hash", "=", hashOf(token))
		.executeTakeFirst();
	if (!row || row.locked_at !== null || !row.email_verified || isExpired(row)) return null;
	if (prolongs) await prolong(row);
	const factorRequired = row.requirement === REQUIRED;
	const staff: Staff = { id: row.user_id, email: row.email, role: readRole(row.role) };
	return {
		id: row.id,
		staff,
		/** When the user last confirmed their identity with a password or passkey. */
		confirmedAt: row.confirmed_at,
		/** A second factor or passkey is required of everybody. */
		factorRequired,
		/** This user has set up neither yet, and may do nothing else until then. */
		setUpDue: factorRequired && row.enabled_at === null && row.passkey === null,
	};
}

type Context = { get: (key: typeof requestContext) => RequestContext };

/** For public pages, which show staff a little more, and must work for visitors even if this fails. */
export async function staffOrNull(request: Pick<Request, "headers">, context: Context): Promise<Staff | null> {
	try {
		const session = await sessionOf(request);
		if (session) context.get(requestContext).signedIn(session.staff.id);
		return session && !session.setUpDue ? session.staff : null;
	} catch {
		return null;
	}
}

/**
 * Opens a session on a known device for a user who has just proved their identity, and ends the one that this browser
 * had. Returns the Set-Cookie header. The cookie lasts as long as any session can; the server decides when one ends.
 */
export async function openSession(userId: string, request: Request, t: Connection, deviceId: string): Promise<string> {
	const former = readCookie(request, "session");
	if (former !== null) await t.deleteFrom("sessions").where("token_hash", "=", hashOf(former)).execute();
	const token = newToken();
	const time = now();
	await t
		.insertInto("sessions")
		.values({
			id: newId(),
			user_id: userId,
			token_hash: hashOf(token),
			expires_at: new Date(Date.now() + IDLE_MILLISECONDS).toISOString(),
			user_agent: request.headers.get("User-Agent")?.slice(0, DEVICE_LENGTH) ?? null,
			device_id: deviceId,
			confirmed_at: time,
			created_at: time,
			updated_at: time,
		})
		.execute();
	return setCookie("session", token, MAX_MILLISECONDS / 1000);
}

/** Deletes the session, so that its cookie is worthless. Returns the Set-Cookie header that removes the cookie. */
export async function signOut(request: Request, from: RequestSource): Promise<string> {
	const token = readCookie(request, "session");
	if (token !== null)
		await inTransaction(async (t) => {
			const ended = await t
				.deleteFrom("sessions")
				.where("token_hash", "=", hashOf(token))
				.returning("user_id")
				.executeTakeFirst();
			if (!ended) return;
			const { email } = await userRow(ended.user_id, t).select("email").executeTakeFirstOrThrow();
			await logSignIn("signedOut", { id: ended.user_id, email }, from, t);
		});
	return clearCookie("session");
}

export async function endSessions(userId: string, t: Connection): Promise<void> {
	await t.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/** Ends a user's sessions other than `user.session`, all or only the one with the id `only`; forgets their browsers. */
export async function endOtherSessions(user: ActingUser, t: Connection, only?: string): Promise<void> {
	const here = user.session ?? "";
	let others = t.deleteFrom("sessions").where("user_id", "=", user.id).where("id", "!=", here);
	if (only !== undefined) others = others.where("id", "=", only);
	const ended = await others.returning("device_id").execute();
	if (ended.length === 0) return;
	const own = await t.selectFrom("sessions").select("device_id").where("id", "=", here).executeTakeFirst();
	const devices = ended.flatMap(({ device_id }) => device_id ?? []).filter((id) => id !== own?.device_id);
	if (devices.length > 0) await t.deleteFrom("devices").where("id", "in", devices).execute();
	await logSignIn("sessionEnded", user, user.from ?? null, t);
}

/** As `endOtherSessions`, in a transaction of its own. */
export async function endOwnSessions(user: ActingUser, only?: string): Promise<void> {
	await inTransaction((t) => endOtherSessions(user, t, only));
}

export type OpenSession = { id: string; device: string; created_at: string; updated_at: string };

/** A user's open sessions, the most recently used first. */
export async function sessionsOf(userId: string): Promise<OpenSession[]> {
	const rows = await db()
		.selectFrom("sessions")
		.select(["id", "user_agent", "created_at", "updated_at", "expires_at"])
		.where("user_id", "=", userId)
		.orderBy("updated_at", "desc")
		.orderBy("id", "desc")
		.execute();
	return rows
		.filter((row) => !isExpired(row))
		.map(({ id, user_agent, created_at, updated_at }) => ({ id, device: user_agent ?? "", created_at, updated_at }));
}

/** Deletes sessions that have expired, or that a clock far ahead has stored. */
export async function deleteExpiredSessions(): Promise<void> {
	const ahead = new Date(Date.now() + AHEAD_MILLISECONDS).toISOString();
	await db()
		.deleteFrom("sessions")
		.where((eb) => eb.or([eb("expires_at", "<", now()), eb("updated_at", ">", ahead)]))
		.execute();
}

type Times = { created_at: string; updated_at: string; expires_at: string };

function isExpired({ created_at, updated_at, expires_at }: Times): boolean {
	const time = Date.now();
	const isAhead = Date.parse(updated_at) - time > AHEAD_MILLISECONDS;
	return isAhead || Date.parse(expires_at) <= time || time - Date.parse(created_at) > MAX_MILLISECONDS;
}

async function prolong({ id, expires_at }: Times & { id: string }): Promise<void> {
	const later = Date.now() + IDLE_MILLISECONDS;
	if (later - Date.parse(expires_at) < PROLONG_MILLISECONDS) return;
	// On a full disk this fails, but the session itself is still valid.
	await db()
		.updateTable("sessions")
		.set({ expires_at: new Date(later).toISOString(), updated_at: now() })
		.where("id", "=", id)
		.execute()
		.catch(() => {});
}
