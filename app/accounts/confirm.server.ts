import { type Connection, inTransaction, now } from "../foundation/database/client.server.ts";
import type { RequestSource } from "../log/audit.ts";
import { type ActingUser, logChange } from "./account-log.server.ts";
import { mailUser } from "./account-mails.server.ts";
import { endOtherSessions } from "./session.server.ts";
import { readToken, redeemToken, revokeTokens } from "./one-time-tokens.server.ts";

export type Confirmed = { ok: true; email: string } | { ok: false; reason: "over" | "taken" };

/** The address that a mailed link would confirm. Does not use up the token, because mail scanners open every link. */
export async function addressToConfirm(token: string | null): Promise<string | null> {
	return (await readToken(["confirm", "email"], token))?.email ?? null;
}

/** Confirms a new user's address, or changes a user's to a new one, which ends all sessions but `session`. */
export async function confirmAddress(token: string | null, from: RequestSource, session = ""): Promise<Confirmed> {
	return inTransaction(async (t) => {
		const redeemed = await redeemToken(["confirm", "email"], token, t);
		if (!redeemed || redeemed.email === null) return { ok: false, reason: "over" };
		const { kind, userId, email } = redeemed;
		return kind === "confirm" ? confirmNewUser(userId, email, t) : changeAddress(userId, email, { from, session }, t);
	});
}

async function confirmNewUser(userId: string, email: string, t: Connection): Promise<Confirmed> {
	const changed = await t
		.updateTable("users")
		.set({ email_verified: true, updated_at: now() })
		.where("id", "=", userId)
		.where("email", "=", email)
		.where("email_verified", "=", false)
		.returning("id")
		.executeTakeFirst();
	await revokeTokens(userId, t, ["confirm"]);
	if (!changed) return { ok: false, reason: "over" };
	const user = { id: userId, email };
	await logChange("changed", user, user, t, { field: "email_verified", from: false, to: true });
	return { ok: true, email };
}

type Use = Pick<ActingUser, "from" | "session">;

async function changeAddress(userId: string, email: string, use: Use, t: Connection): Promise<Confirmed> {
	const user = await t.selectFrom("users").select(["id", "email"]).where("id", "=", userId).executeTakeFirst();
	const other = await t.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
	if (!user) return { ok: false, reason: "over" };
	if (other) return { ok: false, reason: "taken" };
	await t.updateTable("users").set({ email, updated_at: now() }).where("id", "=", userId).execute();
	await revokeTokens(userId, t, ["email", "reset"]);
	const by = { ...user, ...use };
	await endOtherSessions(by, t);
	await logChange("changed", user, by, t, { field: "email", from: user.email, to: email });
	await mailUser("oldAddress", userId, t, { to: user.email });
	return { ok: true, email };
}
