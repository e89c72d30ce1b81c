import { type Connection, db, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import { hashOf, newToken } from "./tokens.server.ts";

const HOUR_SECONDS = 3600;

/** What a ticket is good for, and for how many seconds. */
const lifetimes = {
	/** Confirms a new user's address. */
	confirm: 7 * 24 * HOUR_SECONDS,
	/** Sets a new password. */
	reset: HOUR_SECONDS,
	/** Confirms the address that a user wants to change to. */
	email: 24 * HOUR_SECONDS,
	/** The password was right, the code of the second factor is still to come. */
	"second-factor": 600,
	/** The password was right, the address is not confirmed: asks for the mail once more. */
	resend: 600,
} as const;

export type TicketKind = keyof typeof lifetimes;
export type Ticket = { kind: TicketKind; userId: string; email: string | null };

export const SECOND_FACTOR_SECONDS = lifetimes["second-factor"];

/** A new ticket. Its token goes into a mail or a cookie; the database keeps a hash of it. */
export async function issueTicket(kind: TicketKind, userId: string, t: Connection, email: string | null = null): Promise<string> {
	const token = newToken();
	const expires = new Date(Date.now() + lifetimes[kind] * 1000).toISOString();
	await t
		.insertInto("verifications")
		.values({ id: newId(), kind, user_id: userId, token_hash: hashOf(token), email, expires_at: expires, updated_at: now() })
		.execute();
	return token;
}

/** What a token is good for, without using it up; null when it is unknown, over, used or of another kind. */
export async function lookAtTicket(kinds: TicketKind[], token: string | null, on: Connection = db()): Promise<Ticket | null> {
	if (!token) return null;
	const row = await on
		.selectFrom("verifications")
		.select(["kind", "user_id", "email"])
		.where("token_hash", "=", hashOf(token))
		.where("kind", "in", kinds)
		.where("expires_at", ">", now())
		.executeTakeFirst();
	return row ? { kind: row.kind as TicketKind, userId: row.user_id, email: row.email } : null;
}

/** Uses a ticket up: of several at once only one gets it. */
export async function spendTicket(kinds: TicketKind[], token: string | null, t: Connection): Promise<Ticket | null> {
	if (!token) return null;
	const row = await t
		.deleteFrom("verifications")
		.where("token_hash", "=", hashOf(token))
		.where("kind", "in", kinds)
		.where("expires_at", ">", now())
		.returning(["kind", "user_id", "email"])
		.executeTakeFirst();
	return row ? { kind: row.kind as TicketKind, userId: row.user_id, email: row.email } : null;
}

/** Makes a user's tickets worthless; without `kinds` all of them. */
export async function voidTickets(userId: string, t: Connection, kinds: TicketKind[] = Object.keys(lifetimes) as TicketKind[]): Promise<void> {
	await t.deleteFrom("verifications").where("user_id", "=", userId).where("kind", "in", kinds).execute();
}

/** Tickets that nobody used in time leave no row behind. */
export async function forgetOldTickets(): Promise<void> {
	await db().deleteFrom("verifications").where("expires_at", "<", now()).execute();
}
