import type { DeleteQueryBuilder, DeleteResult } from "kysely";
import { type Connection, db, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import type { Schema } from "../database/schema.ts";
import { type RequestContext, requestContext } from "../request-context.server.ts";
import { type From, noteSecurity } from "../security/security-log.server.ts";
import { clearCookie, readCookie, setCookie } from "../cookies.server.ts";
import type { Doer } from "./doer.ts";
import { DUTY, dutyOf } from "./factor-duty.server.ts";
import { readRole, type Staff } from "./role.ts";
import { hashOf, newToken } from "./random-token.server.ts";

const HOUR_MILLISECONDS = 3_600_000;
/** A session that is not used ends after this time. */
const IDLE_MILLISECONDS = 12 * HOUR_MILLISECONDS;
/** However much it is used, a session ends after this time. */
const LONGEST_MILLISECONDS = 14 * 24 * HOUR_MILLISECONDS;
/** How often use is written down and prolongs it. */
const PROLONG_MILLISECONDS = HOUR_MILLISECONDS / 4;
const DEVICE_LENGTH = 300;

export type Session = {
	id: string;
	staff: Staff;
	/** When they last showed by password or passkey who they are. */
	confirmedAt: string | null;
	/** A second factor or passkey is asked for. */
	factorRequired: boolean;
	/** It is asked for and not set up yet: nothing else is open to this user. */
	setUpDue: boolean;
	/** It will be asked for from then on, and is not set up yet. */
	setUpUntil: string | null;
};

/**
 * Who sends this request, or null for a visitor. Asked of the database each time and in one piece, so that a lock, a
 * change of role or the end of a session counts at once.
 * @throws when the database does not answer: nobody is let in on a guess
 */
export async function sessionOf(request: Pick<Request, "headers">): Promise<Session | null> {
	const token = readCookie(request, "session");
	if (token === null) return null;
	const row = await db()
		.selectFrom("sessions")
		.innerJoin("users", "users.id", "sessions.user_id")
		.leftJoin("second_factors", "second_factors.user_id", "users.id")
		.leftJoin("settings", (join) => join.on("settings.name", "=", DUTY))
		.select([
			"sessions.id",
			"sessions.created_at",
			"sessions.updated_at",
			"sessions.expires_at",
			"sessions.confirmed_at",
		])
		.select((e) =>
			e
				.selectFrom("passkeys")
				.select("passkeys.id")
				.whereRef("passkeys.user_id", "=", "users.id")
				.limit(1)
				.as("passkey"),
		)
		.select([
			"users.id as user_id",
			"users.email",
			"users.role",
			"users.email_verified",
			"users.locked_at",
			"users.two_factor_required",
		])
		.select(["second_factors.enabled_at", "settings.value as duty_for_all"])
		.where("sessions.token_hash", "=", hashOf(token))
		.executeTakeFirst();
	if (!row || row.locked_at !== null || !row.email_verified || isOver(row)) return null;
	await prolong(row);
	const duty = dutyOf({ ...row, dutyForAll: row.duty_for_all || null });
	const lacking = row.enabled_at === null && row.passkey === null;
	return {
		id: row.id,
		staff: { id: row.user_id, email: row.email, role: readRole(row.role) },
		confirmedAt: row.confirmed_at,
		factorRequired: duty !== null,
		setUpDue: lacking && duty !== null && duty.begun,
		setUpUntil: lacking && duty !== null && !duty.begun ? duty.from : null,
	};
}

type Context = { get: (key: typeof requestContext) => RequestContext };

/**
 * As `sessionOf`, for public pages: staff see a little more, and everybody else must not suffer when this can't be
 * told.
 */
export async function staffOn(request: Pick<Request, "headers">, context: Context): Promise<Staff | null> {
	try {
		const session = await sessionOf(request);
		if (session) context.get(requestContext).signedIn(session.staff.id);
		return session && !session.setUpDue ? session.staff : null;
	} catch {
		return null;
	}
}

/**
 * A new session in a known device, of somebody who has just shown who they are; gives the Set-Cookie header that brings
 * it. The browser keeps it for as long as it can last; when it ends is decided here.
 */
export async function openSession(userId: string, request: Request, t: Connection, deviceId: string): Promise<string> {
	const token = newToken();
	const time = now();
	const expires = new Date(Date.now() + IDLE_MILLISECONDS).toISOString();
	const device = request.headers.get("User-Agent")?.slice(0, DEVICE_LENGTH) ?? null;
	await t
		.insertInto("sessions")
		.values({
			id: newId(),
			user_id: userId,
			token_hash: hashOf(token),
			expires_at: expires,
			user_agent: device,
			device_id: deviceId,
			confirmed_at: time,
			created_at: time,
			updated_at: time,
		})
		.execute();
	return setCookie("session", token, LONGEST_MILLISECONDS / 1000);
}

/**
 * Ends the session on the server; the cookie is worth nothing afterwards. Gives the Set-Cookie header that removes it.
 */
export async function signOut(request: Request, from: From): Promise<string> {
	const token = readCookie(request, "session");
	if (token !== null)
		await db()
			.transaction()
			.execute(async (t) => {
				const ended = await t
					.deleteFrom("sessions")
					.where("token_hash", "=", hashOf(token))
					.returning("user_id")
					.executeTakeFirst();
				if (!ended) return;
				const { email } = await t
					.selectFrom("users")
					.select("email")
					.where("id", "=", ended.user_id)
					.executeTakeFirstOrThrow();
				await noteSecurity({ event: "sign-out", userId: ended.user_id, email, from, by: null }, t);
			});
	return clearCookie("session");
}

/** Ends all sessions of a user. */
export async function endSessions(userId: string, t: Connection): Promise<void> {
	await t.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

/**
 * Ends all sessions of a user but the one that asks, if need be in the transaction of what they end for; their browsers
 * are strangers again.
 */
export function endOtherSessions(user: Doer, here: string, t?: Connection): Promise<void> {
	return end(user, here, (query) => query, t);
}

/** Ends one session of a user, wherever it is open; its browser is a stranger again. */
export function endSession(user: Doer, id: string, here: string): Promise<void> {
	return end(user, here, (query) => query.where("id", "=", id));
}

async function end(
	user: Doer,
	here: string,
	chosen: (query: OtherSessions) => OtherSessions,
	on?: Connection,
): Promise<void> {
	if (!on)
		return db()
			.transaction()
			.execute((t) => end(user, here, chosen, t));
	const ended = await chosen(on.deleteFrom("sessions").where("user_id", "=", user.id).where("id", "!=", here))
		.returning("device_id")
		.execute();
	if (ended.length === 0) return;
	const own = await on.selectFrom("sessions").select("device_id").where("id", "=", here).executeTakeFirst();
	const devices = ended.flatMap(({ device_id }) => device_id ?? []).filter((id) => id !== own?.device_id);
	if (devices.length > 0) await on.deleteFrom("devices").where("id", "in", devices).execute();
	await noteSecurity(
		{ event: "session-ended", userId: user.id, email: user.email, from: user.from ?? null, by: null },
		on,
	);
}

type OtherSessions = DeleteQueryBuilder<Schema, "sessions", DeleteResult>;

/** The open sessions of a user, the one used last first. */
export async function sessionsOf(
	userId: string,
): Promise<{ id: string; device: string; created_at: string; updated_at: string }[]> {
	const rows = await db()
		.selectFrom("sessions")
		.select(["id", "user_agent", "created_at", "updated_at", "expires_at"])
		.where("user_id", "=", userId)
		.orderBy("updated_at", "desc")
		.orderBy("id", "desc")
		.execute();
	return rows
		.filter((row) => !isOver(row))
		.map(({ id, user_agent, created_at, updated_at }) => ({ id, device: user_agent ?? "", created_at, updated_at }));
}

/** Sessions that ended by themselves leave no row behind. */
export async function forgetEndedSessions(): Promise<void> {
	await db().deleteFrom("sessions").where("expires_at", "<", now()).execute();
}

type Times = { created_at: string; updated_at: string; expires_at: string };

function isOver({ created_at, expires_at }: Times): boolean {
	const time = Date.now();
	return Date.parse(expires_at) <= time || time - Date.parse(created_at) > LONGEST_MILLISECONDS;
}

async function prolong({ id, updated_at }: Times & { id: string }): Promise<void> {
	const time = Date.now();
	if (time - Date.parse(updated_at) < PROLONG_MILLISECONDS) return;
	const expires = new Date(time + IDLE_MILLISECONDS).toISOString();
	// A full disk can't write it down; who somebody is, is known all the same.
	await db()
		.updateTable("sessions")
		.set({ expires_at: expires, updated_at: now() })
		.where("id", "=", id)
		.execute()
		.catch(() => {});
}
