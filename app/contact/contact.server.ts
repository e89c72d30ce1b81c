import { createHash } from "node:crypto";
import { type Connection, db, now } from "../database/client.server.ts";
import { searchText } from "../database/folding.ts";
import { newId } from "../database/identity.ts";
import type { Language } from "../i18n/language.ts";
import { networkOf } from "../rate-limit/address.ts";
import { consume } from "../rate-limit/rate-limit.server.ts";
import type { ContactValues } from "./contact-form.ts";
import { defaultSubjectOf } from "./default-subject.ts";
import { queueMessages } from "./request-mails.server.ts";
import { releaseRequest } from "./request-release.server.ts";
import type { Source } from "./source.ts";
import type { Suspicion } from "./suspicion.ts";

/** New requests per client address. Suspicious ones count apart, so that a program behind it locks no person out. */
const limit = { points: 5, seconds: 600 };
const suspiciousLimit = { points: 20, seconds: 600 };

export type Sent = { ok: true; id: string } | { ok: false; retryAfter: number };

/**
 * The context of a request: its page's language, the machine it is about, where the visitor came from, why it is
 * suspicious, if it is, and the client's address.
 */
export type Origin = {
	language: Language;
	offer: { id: string; name: string } | null;
	clientAddress: string;
	source?: Source | null;
	suspicion?: Suspicion | null;
};

/**
 * Stores a contact request. An identical request on the same day is the same request, so that a double click, a reload
 * or a resent form succeeds without a second row. Mails and the webhook call go to the outbox, so nobody waits for
 * them. A suspicious request is stored without any of them; the same words sent again without suspicion release it.
 */
export async function sendRequest(values: ContactValues, origin: Origin): Promise<Sent> {
	const fingerprint = fingerprintOf(values, origin.offer?.id ?? null);
	const { suspicion = null, clientAddress } = origin;
	const stored = await requestWith(fingerprint);
	if (stored) {
		if (!suspicion) await releaseRequest(stored, null);
		return { ok: true, id: stored };
	}
	const consumed = suspicion
		? await consume(`suspicious ${networkOf(clientAddress)}`, suspiciousLimit)
		: await consume(`contact ${networkOf(clientAddress)}`, limit);
	if (!consumed.allowed) return { ok: false, retryAfter: consumed.retryAfter };
	const id = await db()
		.transaction()
		.execute((t) => store(values, origin, fingerprint, t));
	return { ok: true, id: id ?? (await requestWith(fingerprint))! };
}

/**
 * Stores the request and its outbox messages in one transaction; null when an identical request was stored meanwhile.
 */
async function store(
	values: ContactValues,
	{ language, offer, source = null, suspicion = null }: Origin,
	fingerprint: string,
	t: Connection,
): Promise<string | null> {
	const { name, email, phone = null, subject, message, privacy_agreed } = values;
	const time = now();
	const nr = offer && (await numberOf(offer.id, t));
	const added = await t
		.insertInto("Kontaktanfragen_Archiv")
		.values({
			id: newId(),
			name,
			email,
			phone,
			subject,
			message,
			privacy_agreed,
			language,
			offer_id: offer?.id ?? null,
			offer_name: offer?.name ?? null,
			offer_nr: nr,
			fingerprint,
			bearbeitet: false,
			ausgeblendet: false,
			suspicion,
			default_subject: defaultSubjectOf(language, subject, offer?.name ?? null),
			source: source && JSON.stringify(source),
			search_text: searchText([name, email, subject, message, nr].join(" ")),
			created_at: time,
			updated_at: time,
		})
		.onConflict((c) => c.column("fingerprint").doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!added) return null;
	const request = { id: added.id, name, email, phone, subject, message, language, offer, nr, created_at: time };
	if (!suspicion) await queueMessages(request, t);
	return added.id;
}

async function numberOf(offerId: string, t: Connection): Promise<number | null> {
	const row = await t.selectFrom("Angebote").select("nr").where("id", "=", offerId).executeTakeFirst();
	return row?.nr ?? null;
}

async function requestWith(fingerprint: string): Promise<string | undefined> {
	const row = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select("id")
		.where("fingerprint", "=", fingerprint)
		.executeTakeFirst();
	return row?.id;
}

function fingerprintOf({ name, email, phone, subject, message }: ContactValues, offerId: string | null): string {
	const day = now().slice(0, 10);
	return createHash("sha256")
		.update(JSON.stringify([day, name, email.toLowerCase(), phone ?? null, subject, message, offerId]))
		.digest("hex");
}
