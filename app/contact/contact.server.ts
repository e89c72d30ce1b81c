import { createHash } from "node:crypto";
import { db, now } from "../database/client.server.ts";
import { fold } from "../database/folding.ts";
import { newId } from "../database/identity.ts";
import type { Language } from "../i18n/language.ts";
import { networkOf } from "../throttle/address.ts";
import { use } from "../throttle/throttle.server.ts";
import type { ContactValues } from "./contact-form.ts";

/** New requests that one address may send, and the time in which. */
const allowance = { points: 5, seconds: 600 };

export type Sent = { ok: true; id: string } | { ok: false; retryAfter: number };

/** What a request came from: the machine it was written about, if any, and the language of the page. */
export type Origin = { language: Language; offer: { id: string; name: string } | null; clientAddress: string };

/**
 * Stores a contact request. The same words on the same day are one request, so that a double click, a reload or
 * a re-sent form finds what is stored already and succeeds.
 */
export async function sendRequest(values: ContactValues, origin: Origin): Promise<Sent> {
	const fingerprint = fingerprintOf(values, origin.offer?.id ?? null);
	const stored = await requestWith(fingerprint);
	if (stored) return { ok: true, id: stored };
	const turn = await use(`contact ${networkOf(origin.clientAddress)}`, allowance);
	if (!turn.allowed) return { ok: false, retryAfter: turn.retryAfter };
	const { name, email, phone, subject, message, privacy_agreed } = values;
	const id = newId();
	const time = now();
	await db()
		.insertInto("Kontaktanfragen_Archiv")
		.values({
			id,
			name,
			email,
			phone: phone ?? null,
			subject,
			message,
			privacy_agreed,
			language: origin.language,
			offer_id: origin.offer?.id ?? null,
			offer_name: origin.offer?.name ?? null,
			fingerprint,
			bearbeitet: false,
			ausgeblendet: false,
			search_text: fold([name, email, subject, message].join(" ")),
			created_at: time,
			updated_at: time,
		})
		.onConflict((c) => c.column("fingerprint").doNothing())
		.execute();
	return { ok: true, id: (await requestWith(fingerprint)) ?? id };
}

async function requestWith(fingerprint: string): Promise<string | undefined> {
	const row = await db().selectFrom("Kontaktanfragen_Archiv").select("id").where("fingerprint", "=", fingerprint).executeTakeFirst();
	return row?.id;
}

function fingerprintOf({ name, email, phone, subject, message }: ContactValues, offerId: string | null): string {
	const day = now().slice(0, 10);
	return createHash("sha256")
		.update(JSON.stringify([day, name, email.toLowerCase(), phone ?? null, subject, message, offerId]))
		.digest("hex");
}
