import { type Connection, db, now } from "../foundation/database/client.server.ts";
import { newId } from "../foundation/database/identity.ts";
import { hashOf, newToken } from "../foundation/config/tokens.server.ts";

const HOUR_SECONDS = 3600;

/** Every kind of token, with its lifetime in seconds. */
const lifetimes = {
	/** Confirms a new user's address. */
	confirm: 7 * 24 * HOUR_SECONDS,
	/** Sets an invited user's first password. */
	invite: 7 * 24 * HOUR_SECONDS,
	reset: HOUR_SECONDS,
	/** Confirms the address that a user wants to change to. */
	email: 24 * HOUR_SECONDS,
	/** The password was right; the second factor's code is still missing. */
	"second-factor": 600,
	/** Challenges for a passkey to sign: time to find and use the device. */
	"passkey-sign-in": 300,
	"passkey-confirm": 300,
	"passkey-add": 300,
} as const;

export type TokenKind = keyof typeof lifetimes;
/** `userId` is empty where the user is not known yet, as when signing in with a passkey. */
export type OneTimeToken = { kind: TokenKind; userId: string; email: string | null };

export const SECOND_FACTOR_SECONDS = lifetimes["second-factor"];
export const PASSKEY_SECONDS = lifetimes["passkey-sign-in"];

/** Creates a token for a mail, a cookie or a passkey. The database keeps only its hash. */
export async function issueToken(
	kind: TokenKind,
	userId: string | null,
	t: Connection,
	email: string | null = null,
): Promise<string> {
	const token = newToken();
	const expires = new Date(Date.now() + lifetimes[kind] * 1000).toISOString();
	await t
		.insertInto("verifications")
		.values({
			id: newId(),
			kind,
			user_id: userId,
			token_hash: hashOf(token),
			email,
			expires_at: expires,
			updated_at: now(),
		})
		.execute();
	return token;
}

/** Reads a token without using it up; null when it is unknown, expired, used or of another kind. */
export async function readToken(
	kinds: TokenKind[],
	token: string | null,
	on: Connection = db(),
): Promise<OneTimeToken | null> {
	if (!token) return null;
	const row = await on
		.selectFrom("verifications")
		.select(["kind", "user_id", "email"])
		.where("token_hash", "=", hashOf(token))
		.where("kind", "in", kinds)
		.where("expires_at", ">", now())
		.executeTakeFirst();
	return row ? { kind: row.kind as TokenKind, userId: row.user_id ?? "", email: row.email } : null;
}

/** Uses a token up. Of several simultaneous requests, only one gets it. */
export async function redeemToken(
	kinds: TokenKind[],
	token: string | null,
	t: Connection,
): Promise<OneTimeToken | null> {
	if (!token) return null;
	const row = await t
		.deleteFrom("verifications")
		.where("token_hash", "=", hashOf(token))
		.where("kind", "in", kinds)
		.where("expires_at", ">", now())
		.returning(["kind", "user_id", "email"])
		.executeTakeFirst();
	return row ? { kind: row.kind as TokenKind, userId: row.user_id ?? "", email: row.email } : null;
}

/** Revokes a user's tokens: those of the given kinds, or all. */
export async function revokeTokens(
	userId: string,
	t: Connection,
	kinds: TokenKind[] = Object.keys(lifetimes) as TokenKind[],
): Promise<void> {
	await t.deleteFrom("verifications").where("user_id", "=", userId).where("kind", "in", kinds).execute();
}

/** Deletes tokens that were not used in time. */
export async function deleteExpiredTokens(): Promise<void> {
	await db().deleteFrom("verifications").where("expires_at", "<", now()).execute();
}
