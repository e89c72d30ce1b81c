import { type Connection, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import type { SecurityEvent } from "./security.ts";

/** Where a request came from: the client's address and its User-Agent. */
export type RequestSource = { address: string; device: string | null };

type Entry = {
	event: SecurityEvent;
	/** The user concerned; null if nobody has the typed address. */
	userId: string | null;
	/** The user's address, or what a stranger typed in its place. */
	email: string | null;
	/** Null for the operator's commands. */
	from: RequestSource | null;
	/** Who did it to another user; null for one's own actions. */
	by: { email: string } | null;
};

const EMAIL_LENGTH = 254;
const DEVICE_LENGTH = 300;

/** The source of a request; `address` is the client's address as the server knows it. */
export function sourceOf(request: Request, address: string): RequestSource {
	return { address, device: request.headers.get("User-Agent")?.slice(0, DEVICE_LENGTH) || null };
}

/** Logs what happened to an account, in the same transaction. */
export async function logSecurityEvent({ event, userId, email, from, by }: Entry, t: Connection): Promise<void> {
	await t
		.insertInto("security_log")
		.values({
			id: newId(),
			event,
			user_id: userId,
			email: email && readable(email).toLowerCase().slice(0, EMAIL_LENGTH),
			address: from?.address ?? null,
			device: from?.device ?? null,
			by_email: by?.email ?? null,
			updated_at: now(),
		})
		.execute();
}

/** Removes control characters: strangers can type anything. */
function readable(text: string): string {
	// oxlint-disable-next-line no-control-regex
	return text.replace(/[\u0000-\u001f\u007f]/g, "");
}
