import { type Connection, db, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import { readCookie, setCookie } from "../cookies.server.ts";
import type { From } from "../security/security-log.server.ts";
import { hashOf, newToken } from "./random-token.server.ts";

/** As long as browsers keep a cookie at all. */
const KEPT_SECONDS = 400 * 24 * 3600;

/**
 * A browser in which a user has signed in before. It opens nothing; its user's wrong passwords are only counted apart
 * from strangers'.
 */
export type KnownDevice = { id: string; userId: string };

/**
 * The device that a request's cookie names for a user, by address or id; null where it belongs to others or to nobody.
 */
export async function knownDevice(
	request: Request,
	user: { email: string } | { id: string },
	on: Connection = db(),
): Promise<KnownDevice | null> {
	const token = readCookie(request, "device");
	if (token === null) return null;
	const row = await on
		.selectFrom("devices")
		.innerJoin("users", "users.id", "devices.user_id")
		.select(["devices.id", "devices.user_id"])
		.where("devices.token_hash", "=", hashOf(token))
		.where((eb) => ("id" in user ? eb("users.id", "=", user.id) : eb("users.email", "=", user.email.toLowerCase())))
		.executeTakeFirst();
	return row ? { id: row.id, userId: row.user_id } : null;
}

/**
 * Makes the browser of a request known for a user, and gives the Set-Cookie header by which it will be. One that is not
 * known yet gets a token of its own: nobody can plant a cookie here and find it worth something afterwards. What it is
 * to other users of the same browser goes along.
 */
export async function rememberDevice(
	request: Request,
	userId: string,
	from: From,
	t: Connection,
): Promise<{ id: string; isNew: boolean; cookie: string }> {
	const brought = readCookie(request, "device");
	const known = await knownDevice(request, { id: userId }, t);
	if (known) {
		await t
			.updateTable("devices")
			.set({ user_agent: from.device, updated_at: now() })
			.where("id", "=", known.id)
			.execute();
		return { id: known.id, isNew: false, cookie: setCookie("device", brought!, KEPT_SECONDS) };
	}
	const token = newToken();
	if (brought !== null)
		await t
			.updateTable("devices")
			.set({ token_hash: hashOf(token) })
			.where("token_hash", "=", hashOf(brought))
			.execute();
	const id = newId();
	await t
		.insertInto("devices")
		.values({ id, user_id: userId, token_hash: hashOf(token), user_agent: from.device, updated_at: now() })
		.execute();
	return { id, isNew: true, cookie: setCookie("device", token, KEPT_SECONDS) };
}

/**
 * Makes a user's browsers strangers again, but for one of them. Who had found out a password shows up as a new device
 * from then on.
 */
export async function forgetDevices(userId: string, t: Connection, but?: string): Promise<void> {
	let query = t.deleteFrom("devices").where("user_id", "=", userId);
	if (but) query = query.where("id", "!=", but);
	await query.execute();
}

/** Browsers in which nobody has signed in for as long as a cookie lasts leave no row behind. */
export async function forgetOldDevices(): Promise<void> {
	const before = new Date(Date.now() - KEPT_SECONDS * 1000).toISOString();
	await db().deleteFrom("devices").where("updated_at", "<", before).execute();
}
