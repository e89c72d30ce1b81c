import { type ExpressionBuilder, sql } from "kysely";
import { type Connection, db, now } from "../foundation/database/client.server.ts";
import type { Schema } from "../foundation/database/schema.ts";
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

type TokenKind = keyof typeof lifetimes;
const allKinds = Object.keys(lifetimes) as TokenKind[];

export const SECOND_FACTOR_SECONDS = lifetimes["second-factor"];
export const PASSKEY_SECONDS = lifetimes["passkey-sign-in"];

/** For queries on users: until when the newest link of their invitation is valid; null without one. */
export const invitedUntil = sql<string | null>`(
	select max(expires_at) from verifications where user_id = users.id and kind in ('confirm', 'invite')
)`.as("invited_until");

/** Creates a token for a mail, a cookie or a passkey. The database keeps only its hash. */
export async function issueToken(kind: TokenKind, userId: string | null, t: Connection, email: string | null = null) {
	const token = newToken();
	const expires_at = new Date(Date.now() + lifetimes[kind] * 1000).toISOString();
	await t
		.insertInto("verifications")
		.values({ id: newId(), kind, user_id: userId, token_hash: hashOf(token), email, expires_at, updated_at: now() })
		.execute();
	return token;
}

const columns = ["kind", "user_id", "email"] as const;
const isValid = (kinds: TokenKind[], token: string) => (e: ExpressionBuilder<Schema, "verifications">) =>
	e.and([e("token_hash", "=", hashOf(token)), e("kind", "in", kinds), e("expires_at", ">", now())]);

/** Reads a token without using it up; null when it is unknown, expired, used or of another kind. */
export async function readToken(kinds: TokenKind[], token: string | null) {
	if (!token) return null;
	const row = await db().selectFrom("verifications").select(columns).where(isValid(kinds, token)).executeTakeFirst();
	return row ? tokenIn(row) : null;
}

/** Uses a token up. Of several simultaneous requests, only one gets it. */
export async function redeemToken(kinds: TokenKind[], token: string | null, t: Connection) {
	if (!token) return null;
	const row = await t.deleteFrom("verifications").where(isValid(kinds, token)).returning(columns).executeTakeFirst();
	return row ? tokenIn(row) : null;
}

/** `userId` is empty where the user is not known yet, as when signing in with a passkey. */
function tokenIn({ kind, user_id, email }: { kind: string; user_id: string | null; email: string | null }) {
	return { kind: kind as TokenKind, userId: user_id ?? "", email };
}

export async function revokeTokens(userId: string, t: Connection, kinds = allKinds): Promise<void> {
	await t.deleteFrom("verifications").where("user_id", "=", userId).where("kind", "in", kinds).execute();
}

export async function deleteExpiredTokens(): Promise<void> {
	await db().deleteFrom("verifications").where("expires_at", "<", now()).execute();
}
