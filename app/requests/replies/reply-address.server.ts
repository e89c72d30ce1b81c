import { randomBytes } from "node:crypto";
import { config } from "../../config/config.server.ts";
import type { Connection } from "../../database/client.server.ts";
import { isMailAddress } from "../../outbox/mail-address.ts";
import { office } from "../../outbox/office-address.server.ts";

const TOKEN_BYTES = 16;
/** A token within an address; mail servers may write it in capitals. */
export const tokenPattern = /\+([0-9a-f]{32})@/gi;

/**
 * The address to which the sender of a request replies: the mailbox's own, with a token that belongs to this request alone.
 * Without IMAP_URL it is the office's.
 */
export async function replyAddress(requestId: string, t: Connection): Promise<string> {
	const { mailbox } = config();
	const { address } = await office(t);
	if (!mailbox) return address;
	const user = mailbox.login?.user ?? "";
	const [name, domain] = (isMailAddress(user) ? user : address).split("@") as [string, string];
	const tokened = `${name}+${await tokenOf(requestId, t)}@${domain}`;
	// The name before the @ may have 64 characters; a longer one is recognised by the ids of our mails alone.
	return isMailAddress(tokened) ? tokened : `${name}@${domain}`;
}

async function tokenOf(requestId: string, t: Connection): Promise<string> {
	await t
		.updateTable("Kontaktanfragen_Archiv")
		.set({ reply_token: randomBytes(TOKEN_BYTES).toString("hex") })
		.where("id", "=", requestId)
		.where("reply_token", "is", null)
		.execute();
	const { reply_token } = await t
		.selectFrom("Kontaktanfragen_Archiv")
		.select("reply_token")
		.where("id", "=", requestId)
		.executeTakeFirstOrThrow();
	return reply_token!;
}
