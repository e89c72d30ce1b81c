import { type Connection, db, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import { readCookie, setCookie } from "../../foundation/request/cookies.server.ts";
import type { RequestSource } from "../../log/audit.ts";
import { hashOf, newToken } from "../../foundation/config/tokens.server.ts";

/** The longest time that browsers keep any cookie. */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** The id of the request's browser, if this user has signed in there before. */
export async function knownDevice(request: Request, userId: string, on: Connection = db()): Promise<string | null> {
	const token = readCookie(request, "device");
	if (token === null) return null;
	const row = await on
		.selectFrom("devices")
		.select("id")
		.where("token_hash", "=", hashOf(token))
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return row?.id ?? null;
}

/**
 * Remembers this browser as a known device of the user; `cookie` is its Set-Cookie header. One that is new to this user
 * gets a new token, so that a planted cookie never becomes valid, and so do other users' rows of it.
 */
export async function rememberDevice(request: Request, userId: string, from: RequestSource, t: Connection) {
	const cookieToken = readCookie(request, "device");
	const known = await knownDevice(request, userId, t);
	if (known) {
		await t
			.updateTable("devices")
			.set({ user_agent: from.device, updated_at: now() })
			.where("id", "=", known)
			.execute();
		return { id: known, isNew: false, cookie: setCookie("device", cookieToken!, COOKIE_SECONDS) };
	}
	const token = newToken();
	if (cookieToken !== null)
		await t
			.updateTable("devices")
			.set({ token_hash: hashOf(token) })
			.where("token_hash", "=", hashOf(cookieToken))
			.execute();
	const id = newId();
	await t
		.insertInto("devices")
		.values({ id, user_id: userId, token_hash: hashOf(token), user_agent: from.device, updated_at: now() })
		.execute();
	return { id, isNew: true, cookie: setCookie("device", token, COOKIE_SECONDS) };
}

/** Deletes a user's known devices but `except`, so that whoever knows the old password shows up as a new device. */
export async function deleteDevices(userId: string, t: Connection, except = ""): Promise<void> {
	await t.deleteFrom("devices").where("user_id", "=", userId).where("id", "!=", except).execute();
}

export async function deleteOldDevices(): Promise<void> {
	const before = new Date(Date.now() - COOKIE_SECONDS * 1000).toISOString();
	await db().deleteFrom("devices").where("updated_at", "<", before).execute();
}
