import { type Connection, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import type { SecurityEvent } from "./security.ts";

/** Where a deed comes from: the client's address, and what its browser calls itself. */
export type RequestSource = { address: string; device: string | null };

type Entry = {
	event: SecurityEvent;
	/** Whom it is about; null where nobody has the address that was typed. */
	userId: string | null;
	/** The user's address, or what a stranger typed in its place. */
	email: string | null;
	/** Null for the commands of whoever runs the server. */
	from: RequestSource | null;
	/** Who did it to somebody else; null for one's own doing. */
	by: { email: string } | null;
};

const EMAIL_LENGTH = 254;
const DEVICE_LENGTH = 300;

/** Where a request comes from, for a client's address as the server knows it. */
export function sourceOf(request: Request, address: string): RequestSource {
	return { address, device: request.headers.get("User-Agent")?.slice(0, DEVICE_LENGTH) || null };
}

/** Writes down what happened to an account, in the transaction in which it happens. */
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

/** Strangers type what they like; what moves the cursor or ends a text has no place in a list. */
function readable(text: string): string {
	// oxlint-disable-next-line no-control-regex
	return text.replace(/[\u0000-\u001f\u007f]/g, "");
}
