import { givenUp } from "./given-up.ts";

const long = (words: string, length = 300) => words.repeat(length).slice(0, length);
const word = long("Schwerlastsiebanlagenzwischenfördererverlängerungssatz");
const email = `${long("a", 60)}@${long("b", 60)}.${long("c", 60)}.example.com`;
const phone = "+49035201234567890123456789012345678901234567890";
const at = "2016-01-01T08:00:00.000Z";

/** Records with values as long as their forms allow, without a space; returns their ids by the folder of their pages. */
export async function addLongValues(picture: { id: string; alt: string; alt_en: string }) {
	const make = await import("../make.ts");
	const { db, now } = await import("#app/database/client.server.ts");
	const { services } = await import("#app/collections/collections.server.ts");
	const { newId } = await import("#app/database/identity.ts");
	const by = await make.makeUser("verkauf", email.replace("a", newId().slice(0, 8)));
	const stamps = { created_at: now(), updated_at: now() };

	const offer = await make.makeOffer(
		{
			name: word,
			name_en: word,
			description: word,
			description_en: word,
			manufacturer: long(word, 200),
			model: long(word, 200),
			location: long(word, 200),
			sale_price: "19999999",
			rental_price: "9999999",
			serial_number: long("9", 50),
			internal_note: word,
		},
		{ by, at, pictures: [picture], documents: [] },
	);
	await db()
		.updateTable("Angebote")
		.set({ state: "reserved", reserved_until: "2099-12-03", reserved_for: long(word, 200) })
		.where("id", "=", offer)
		.execute();
	const news = await make.makeNews({ name: word, name_en: word, inhalt: word, image_alt: word }, { by, at });
	const job = await make.makeJob(
		{ title: word, location: long(word, 200), type: long(word, 100), description: word },
		{ by, at },
	);
	const trashed = await make.makeOffer({ name: word }, { by, at, pictures: [] });
	await services.offer.remove(trashed, by);

	const request = await make.makeRequest({
		name: long(word, 100),
		email,
		phone,
		subject: word,
		message: word,
		offer_id: offer,
		offer_name: word,
		offer_nr: 99_999,
		assigned_to: by.id,
		source: `{"list":"/angebot/mieten?q=${long("x", 200)}","sheet":true}`,
	});
	await make.makeRequest({ name: long(word, 100), email, phone, subject: word, message: word, suspicion: "links" });
	await db()
		.insertInto("request_notes")
		.values({ id: newId(), request_id: request, by_email: by.email, text: word, ...stamps })
		.execute();
	await db()
		.insertInto("request_answers")
		.values({ id: newId(), request_id: request, by_email: by.email, subject: word, text: word, ...stamps })
		.execute();
	await db()
		.insertInto("request_replies")
		.values({
			id: newId(),
			request_id: request,
			message_id: word,
			from_name: word,
			from_email: email,
			subject: word,
			text: `${word}\n> ${word}`,
			files: JSON.stringify([
				{ kind: "document", id: newId(), name: word, bytes: 1 },
				{ kind: "left", name: word, bytes: 1 },
			]),
			automatic: false,
			received_at: now(),
			...stamps,
		})
		.execute();
	const application = newId();
	await db()
		.insertInto("applications")
		.values({
			id: application,
			fingerprint: application,
			search_text: word,
			job_title: word,
			name: long(word, 100),
			email,
			phone,
			message: word,
			language: "de",
			...stamps,
		})
		.execute();

	await db()
		.insertInto("text_blocks")
		.values({ id: newId(), name: long(word, 100), text: word, text_en: word, ...stamps })
		.execute();
	await db()
		.insertInto("synonyms")
		.values({ id: newId(), words: word, one_way: word, ...stamps })
		.execute();
	await db()
		.insertInto("list_views")
		.values({
			id: newId(),
			user_id: by.id,
			list: "offer",
			name: long(word, 60),
			query: `q=${word}`,
			shared: true,
			...stamps,
		})
		.execute();
	await db()
		.insertInto("security_log")
		.values({
			id: newId(),
			event: "sign-in-failed",
			user_id: null,
			email,
			address: "2001:0db8:85a3:0000:0000:8a2e:0370:7334",
			device: word,
			...stamps,
		})
		.execute();
	const subscriber = newId();
	await db()
		.insertInto("alert_subscribers")
		.values({ id: subscriber, email: `${subscriber}${email}`, token_hash: subscriber, due_at: now(), ...stamps })
		.execute();
	await db()
		.insertInto("search_alerts")
		.values({
			id: newId(),
			subscriber_id: subscriber,
			query: `?q=${long(word, 100)}&manufacturer=${long(word, 100)}`,
			language: "de",
			wording: word,
			confirmed_at: now(),
			seen_until: now(),
			...stamps,
		})
		.execute();
	await givenUp(word);

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
