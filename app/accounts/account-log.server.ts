import type { Actor, AuditAction, Change, RequestSource } from "../log/audit.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import type { Connection } from "../foundation/database/client.server.ts";

/** The user who changes an account. Changes by the program itself have no source and no session. */
export type ActingUser = Actor & { from?: RequestSource | null; session?: string };

/** Logs that an account was changed; `by` is null for the server's operator. */
export async function logChange(
	action: AuditAction,
	{ id, email }: Actor,
	by: ActingUser | null,
	t: Connection,
	change?: Change,
): Promise<void> {
	await writeAudit({ kind: "user", id, name: email, action, by, from: by?.from, changes: change && [change] }, t);
}

export type TooManyTries = { ok: false; reason: "tooMany"; retryAfter: number };

/** Logs the first of the attempts that are refused because there were too many, and returns how long to wait. */
export async function tooMany(
	{ first, retryAfter }: { first: boolean; retryAfter: number },
	log: (action: "throttled") => Promise<void>,
): Promise<TooManyTries> {
	if (first) await log("throttled");
	return { ok: false, reason: "tooMany", retryAfter };
}

const EMAIL_LENGTH = 254;

/** Without an account `id` is null, and `email` is what a stranger typed. */
type Who = { id: string | null; email: string | null };

export async function logSignIn(action: AuditAction, { id, email }: Who, from: RequestSource | null, t: Connection) {
	// oxlint-disable-next-line no-control-regex -- strangers can type anything
	const readable = email?.replace(/[\u0000-\u001f\u007f]/g, "").toLowerCase();
	const name = readable?.slice(0, EMAIL_LENGTH) ?? null;
	await writeAudit({ kind: "signIn", id: id ?? "", name, action, by: null, from }, t);
}
