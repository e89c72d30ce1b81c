import { services } from "#app/back-office/collections/collections.server.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { makeJob, makeNews, makeOffer, makeRequest, makeUser } from "../make.ts";

const long = (words: string, length = 300) => words.repeat(length).slice(0, length);
const word = long("Schwerlastsiebanlagenzwischenfördererverlängerungssatz");
const email = `${long("a", 60)}@${long("b", 60)}.${long("c", 60)}.example.com`;
const phone = "+49035201234567890123456789012345678901234567890";
const at = "2016-01-01T08:00:00.000Z";

type Table = Parameters<ReturnType<typeof db>["insertInto"]>[0];

/** Puts a row into a table; returns its id. */
async function add(table: Table, values: object): Promise<string> {
	const id = newId();
	const row = { id, created_at: now(), updated_at: now(), ...values };
	await db()
		.insertInto(table)
		.values(row as never)
		.execute();
	return id;
}

/** Records with values as long as their forms allow; returns their ids by the folder of their pages. */
export async function addLongValues(picture: { id: string; alt: string; alt_en: string }) {
	const by = await makeUser("verkauf", email.replace("a", newId().slice(0, 8)));
	const short = long(word, 200);
	const texts = { name: word, name_en: word, description: word, description_en: word, internal_note: word };
	const prices = { sale_price: "19999999", rental_price: "9999999" };
	const offer = await makeOffer(
		{ ...texts, ...prices, manufacturer: short, model: short, location: short, serial_number: long("9", 50) },
		{ by, at, pictures: [picture], documents: [] },
	);
	await db()
		.updateTable("Angebote")
		.set({ state: "reserved", reserved_until: "2099-12-03", reserved_for: short })
		.where("id", "=", offer)
		.execute();
	const news = await makeNews({ name: word, name_en: word, inhalt: word, image_alt: word }, { by, at });
	const job = await makeJob({ title: word, location: short, type: long(word, 100), description: word }, { by, at });
	const trashed = await makeOffer({ name: word }, { by, at, pictures: [] });
	await services.offer.remove(trashed, by);
	const person = { name: long(word, 100), email, phone, message: word };
	const source = `{"list":"/angebot/mieten?q=${long("x", 200)}","sheet":true}`;
	const about = { offer_id: offer, offer_name: word, offer_nr: 99_999, assigned_to: by.id, source };
	const request = await makeRequest({ ...person, ...about, subject: word });
	await makeRequest({ ...person, subject: word, suspicion: "links" });
	await add("request_notes", { request_id: request, by_email: by.email, text: word });
	await add("request_answers", { request_id: request, by_email: by.email, subject: word, text: word });
	const application = await makeRequest({ ...person, subject: word, kind: "application" });
	await add("text_blocks", { name: long(word, 100), text: word, text_en: word });
	await add("synonyms", { words: word, one_way: word });
	const device = { address: "2001:0db8:85a3:0000:0000:8a2e:0370:7334", device: word };
	await add("trace", { kind: "signIn", record_id: "", record_name: email, action: "signInFailed", ...device });
	const token_hash = newId();
	const subscriber = await add("alert_subscribers", { email: `${token_hash}${email}`, token_hash, due_at: now() });
	await add("search_alerts", {
		subscriber_id: subscriber,
		query: `?q=${long("x", 100)}&manufacturer=${long(word, 100)}`,
		language: "de",
		wording: word,
		confirmed_at: now(),
		seen_until: now(),
	});
	const mail = { kind: "mail", payload: JSON.stringify({ to: email, subject: word, text: "x", html: "x" }) };
	await add("outbox", { ...mail, attempts: 8, next_try_at: at, failed_at: at, last_error: "timeout" });

	return {
		"angebot-bearbeiten": offer,
		"nachricht-bearbeiten": news,
		"karriere-bearbeiten": job,
		papierkorb: trashed,
		"kontakt-anfrage": request,
		benutzer: by.id,
		bewerbungen: application,
	};
}
