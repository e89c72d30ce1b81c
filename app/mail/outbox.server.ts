import { config } from "../foundation/config/config.server.ts";
import { type Connection, now } from "../foundation/database/client.server.ts";
import { newId } from "../foundation/database/identity.ts";
import type { Language } from "../foundation/i18n/language.ts";
import type { Mail } from "./mail.ts";

/** A machine; both id and address are null if it was deleted meanwhile. */
type CalledMachine = { id: string | null; name: string; url: string | null };

/** The JSON that is posted to CONTACT_WEBHOOK_URL (docs/webhook.md). Other programs rely on these names. */
export type RequestCall = {
	id: string;
	name: string;
	email: string;
	phone: string | null;
	subject: string;
	message: string;
	language: Language;
	/** The first machine that the request is about. */
	machine: CalledMachine | null;
	/** All machines that it is about, in order. */
	machines: CalledMachine[];
	/** UTC, ISO 8601. */
	created_at: string;
};

type Queued = {
	/** The record that a message concerns; `deleteMessagesAbout` deletes both together. */
	about?: string;
	/** Milliseconds before the first try, in which the message can still be deleted. */
	heldFor?: number;
};

/** Puts a mail into the outbox; it is sent if and only if the transaction around it is committed. Returns its id. */
export async function queueMail(mail: Mail, t: Connection, { id = newId(), ...queued }: Queued & { id?: string } = {}) {
	await queue("mail", id, mail, queued, t);
	return id;
}

/** Puts a webhook call into the outbox, as `queueMail` does; does nothing without CONTACT_WEBHOOK_URL. */
export async function queueWebhook(call: RequestCall, t: Connection, queued: Queued = {}): Promise<void> {
	if (config().webhook) await queue("webhook", newId(), call, queued, t);
}

async function queue(
	kind: "mail" | "webhook",
	id: string,
	payload: Mail | RequestCall,
	{ about, heldFor = 0 }: Queued,
	t: Connection,
): Promise<void> {
	const time = now();
	await t
		.insertInto("outbox")
		.values({
			id,
			kind,
			payload: JSON.stringify(payload),
			about_id: about ?? null,
			next_try_at: new Date(Date.parse(time) + heldFor).toISOString(),
			updated_at: time,
		})
		.execute();
}
