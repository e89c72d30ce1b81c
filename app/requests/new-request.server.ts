import { createHash } from "node:crypto";
import { type Connection, db, inTransaction, now } from "../foundation/database/client.server.ts";
import { searchText } from "../foundation/database/folding.ts";
import { newId } from "../foundation/database/identity.ts";
import { today } from "../foundation/i18n/format.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { networkOf } from "../foundation/rate-limit/address.ts";
import { consume } from "../foundation/rate-limit/rate-limit.server.ts";
import type { ContactValues } from "./contact/contact-form.ts";
import { defaultSubjectOf, isUrgentSubject } from "./default-subject.ts";
import { keepFurther, type NumberedMachine } from "./request-machines.server.ts";
import { queueMessages } from "./request-mails.server.ts";
import { givePhotos } from "./page/request-files.server.ts";
import { releaseWithin } from "./request-steps.server.ts";
import type { RequestKind } from "./request-kind.ts";
import type { Source } from "./contact/source.ts";
import type { Suspicion } from "./suspicion.ts";

/**
 * New requests per client address. Suspicious ones count apart, so that a program locks out no person behind it, and so
 * do emergencies: many phones share an address.
 */
const limit = { points: 5, seconds: 600 };
const suspiciousLimit = { points: 20, seconds: 600 };

export type Sent = { ok: true; id: string } | { ok: false; retryAfter: number };

/** What is known of a request beyond its fields. */
export type Origin = {
	language: Language;
	machines?: readonly NumberedMachine[];
	clientAddress: string;
	source?: Source | null;
	suspicion?: Suspicion | null;
	/** Ids of photos that were sent with it. */
	photos?: readonly string[];
	kind?: RequestKind;
	/** Gives the stored request its file. Not called for suspicious words that are stored already. */
	attach?: (id: string, t: Connection) => Promise<void>;
	/** Tells it from another with the same words. */
	checksum?: string | null;
};

/**
 * Stores a request. The same words on the same day are one request, so that a double click, a reload or a resent form
 * makes no second row. Nobody waits for its mails and webhook call, which go to the outbox. A suspicious request has
 * none of them; the same words sent again without suspicion release it.
 */
export async function sendRequest(values: ContactValues, origin: Origin): Promise<Sent> {
	const fingerprint = fingerprintOf(values, origin);
	const { suspicion = null, clientAddress, photos = [], kind = "request", attach } = origin;
	const stored = await requestWith(fingerprint);
	if (stored) {
		if (!suspicion) {
			await inTransaction((t) => releaseWithin(t, stored, null));
			await attach?.(stored, db());
		}
		if (suspicion !== "trap") await givePhotos(stored, photos, db());
		return { ok: true, id: stored };
	}
	const consumed = suspicion
		? await consume(`suspicious ${networkOf(clientAddress)}`, suspiciousLimit)
		: await consume(`${isUrgentSubject(values.subject) ? "urgent" : kind} ${networkOf(clientAddress)}`, limit);
	if (!consumed.allowed) return { ok: false, retryAfter: consumed.retryAfter };
	const id = await inTransaction((t) => store(values, origin, fingerprint, t));
	return { ok: true, id: id ?? (await requestWith(fingerprint))! };
}

/** Stores the request and its messages. Returns null if the same request was stored meanwhile. */
async function store(values: ContactValues, origin: Origin, fingerprint: string, t: Connection) {
	const { name, email, phone = null, subject, message, privacy_agreed } = values;
	const sent = { name, email, phone, subject, message };
	const { language, machines = [], source = null, suspicion = null, kind = "request" } = origin;
	const time = now();
	const [offer, ...further] = machines;
	const numbers = machines.map(({ nr }) => nr);
	const added = await t
		.insertInto("Kontaktanfragen_Archiv")
		.values({
			id: newId(),
			kind,
			...sent,
			privacy_agreed,
			language,
			offer_id: offer?.id ?? null,
			offer_name: offer?.name ?? null,
			offer_nr: offer?.nr ?? null,
			fingerprint,
			bearbeitet: false,
			ausgeblendet: false,
			suspicion,
			default_subject: defaultSubjectOf(language, subject, offer?.name ?? null),
			source: source && JSON.stringify(source),
			search_text: searchText([name, email, subject, message, ...numbers].join(" ")),
			created_at: time,
			updated_at: time,
		})
		.onConflict((c) => c.column("fingerprint").doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!added) return null;
	await keepFurther(added.id, further, t);
	// A program's photos stay without an owner, and the clean-up deletes them.
	if (suspicion !== "trap") await givePhotos(added.id, origin.photos ?? [], t);
	await origin.attach?.(added.id, t);
	const request = { id: added.id, kind, ...sent, language, machines, created_at: time, released_at: null };
	if (!suspicion) await queueMessages(request, t);
	return added.id;
}

async function requestWith(fingerprint: string): Promise<string | undefined> {
	const row = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select("id")
		.where("fingerprint", "=", fingerprint)
		.executeTakeFirst();
	return row?.id;
}

function fingerprintOf(values: ContactValues, { machines = [], checksum }: Origin): string {
	const { name, email, phone, subject, message } = values;
	const ids = machines.length === 0 ? [null] : machines.map(({ id, nr }) => id ?? nr);
	return createHash("sha256")
		.update(JSON.stringify([today(), name, email.toLowerCase(), phone ?? null, subject, message, ...ids, checksum]))
		.digest("hex");
}
