import type { AuditAction, RequestSource } from "../../audit-log/audit.ts";
import { writeAudit } from "../../audit-log/write-audit.server.ts";
import type { Connection } from "../../database/client.server.ts";

export type SignInAction = Extract<
	AuditAction,
	| "signedIn"
	| "signInFailed"
	| "codeFailed"
	| "confirmationFailed"
	| "throttled"
	| "newDevice"
	| "signedOut"
	| "sessionEnded"
>;

/** `id` is null where no account has the address; `email` is then what a stranger typed in its place. */
type Who = { id: string | null; email: string | null };

const EMAIL_LENGTH = 254;

/** Notes in the log that somebody signed in or out, or tried to. */
export async function logSignIn(
	action: SignInAction,
	{ id, email }: Who,
	from: RequestSource | null,
	t: Connection,
): Promise<void> {
	const name = email && readable(email).toLowerCase().slice(0, EMAIL_LENGTH);
	await writeAudit({ kind: "signIn", id: id ?? "", name, action, by: null, from }, t);
}

/** Removes control characters: strangers can type anything. */
function readable(text: string): string {
	// oxlint-disable-next-line no-control-regex
	return text.replace(/[\u0000-\u001f\u007f]/g, "");
}
