/** A row as it was written when its table had just come; `lasting` false: a later step makes something else of it. */
export type SampleRow = { table: string; row: Record<string, string | number | boolean | null>; lasting: boolean };

const time = "2026-02-03T04:05:06.789Z";
const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, "0")}`;
const stamps = { created_at: time, updated_at: time };
const row = (table: string, values: SampleRow["row"], lasting = true): SampleRow => ({
	table,
	row: { ...values, ...stamps },
	lasting,
});
const passing = (table: string, values: SampleRow["row"]) => row(table, values, false);

/** The password's hash, which has moved to its user since. */
export const passwordHash = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA";
export const owner = { id: id(1), email: "chefin@example.com" };

/**
 * What a dealer's database holds, by the step that made the table for it. Steps that are not named here made none that
 * holds content.
 */
export const sampleContent: Record<string, SampleRow[]> = {
	"001-first-tables": [
		row("users", { ...owner, name: "Chefin", email_verified: true }),
		row("users", { id: id(2), name: "Verkauf", email: "verkauf@example.com", email_verified: false }),
		passing("accounts", {
			id: id(3),
			user_id: id(1),
			account_id: id(1),
			provider_id: "credential",
			password: passwordHash,
		}),
		passing("sessions", { id: id(4), user_id: id(1), token: "secret", expires_at: "2036-01-01T00:00:00.000Z" }),
		passing("angebots_admin_table", { id: id(5), user_id: id(2) }),
		row("settings", { name: "contact_request_days", value: "365" }),
		...[6, 7, 8].map((n) =>
			row("pictures", {
				id: id(n),
				path: `angebot-bilder/${id(1)}/${id(n)}.jpg`,
				user_id: id(1),
				width: 800,
				height: 600,
				bytes: 1234,
				colour: "#a0a0a0",
			}),
		),
		row("Angebote", {
			nr: 17,
			id: id(9),
			name: "Größter Bagger 🚜 „Ω“",
			name_en: "Largest excavator",
			description: "Zeile 1\nZeile 2 \u2028 ß",
			description_en: null,
			category: "bagger - bagger-minibagger",
			main_category: "bagger",
			subcategory: "bagger-minibagger",
			type: "kauf",
			condition: "gebraucht",
			sale_price: 1_234_550,
			list_price: 1_234_550,
			price_on_request: false,
			available: true,
			weight: 17_531,
			year_of_construction: 2019,
			user_id: id(1),
			search_text: "grosster bagger\ngrossterbagger",
		}),
		row("Angebote", {
			nr: 4711,
			id: id(10),
			name: "Walze",
			description: "",
			category: "walzen",
			main_category: "walzen",
			type: "miete",
			condition: "neu",
			daily_rate: 9900,
			price_on_request: true,
			available: false,
			search_text: "walze\nwalze",
		}),
		row("Angebote_Bilder", { offer_id: id(9), picture_id: id(6), position: 0, alt: "Von vorn", alt_en: "" }),
		row("Aktuelles", {
			id: id(11),
			name: "Hoftag",
			datum: "2026-05-01",
			inhalt: "Alle sind eingeladen.",
			image_url: `angebot-bilder/${id(1)}/${id(7)}.jpg`,
			user_id: id(1),
		}),
		row("Karriere", {
			id: id(12),
			title: "Mechaniker (m/w/d)",
			location: "Arnsdorf",
			type: "Vollzeit",
			description: "Schrauben",
			requirements: null,
			benefits: "Kaffee",
		}),
		row("Kontaktanfragen_Archiv", {
			id: id(13),
			name: "Jürgen Weiß",
			email: "j@example.com",
			phone: null,
			subject: "Frage",
			message: "Ist der Bagger noch da?\r\nDanke",
			privacy_agreed: true,
			language: "de",
			offer_id: id(9),
			offer_name: "Größter Bagger",
			fingerprint: "f1",
			bearbeitet: true,
			processed_at: time,
			processed_by_email: owner.email,
			ausgeblendet: false,
		}),
		row("Kontaktanfragen_Archiv", {
			id: id(14),
			name: "Ann",
			email: "a@example.com",
			subject: "Hi",
			message: "x",
			privacy_agreed: true,
			language: "en",
			fingerprint: "f2",
		}),
	],
	"002-news-jobs-gone-offers": [row("gone_offers", { id: id(15), type: "kauf", main_category: "bagger" })],
	"003-office": [
		row("trash", {
			id: id(16),
			kind: "news",
			name: "Alte Meldung",
			record: '{"name":"Alte Meldung"}',
			deleted_by: owner.email,
		}),
		passing("trash_pictures", { trash_id: id(16), picture_id: id(8) }),
		row("trace", {
			id: id(17),
			kind: "offer",
			record_id: id(9),
			record_name: "Bagger",
			action: "changed",
			by_email: owner.email,
			changes: '[{"field":"name"}]',
		}),
		row("request_notes", { id: id(18), request_id: id(13), by_email: owner.email, text: "Zurückgerufen" }),
	],
	"004-outbox": [
		row("outbox", {
			id: id(19),
			kind: "mail",
			payload: '{"to":"j@example.com","subject":"Danke"}',
			about_id: id(13),
			attempts: 2,
			next_try_at: time,
		}),
	],
	"019-versions": [
		row("versions", {
			id: id(20),
			kind: "offer",
			record_id: id(9),
			number: 1,
			origin: "created",
			record: '{"row":{"name":"Bagger"},"pictures":[]}',
			by_email: owner.email,
		}),
	],
	"020-drafts": [
		row("drafts", {
			record_id: id(9),
			kind: "offer",
			words: '{"name":"Bagger, neu"}',
			pictures: '{"choice":[],"copies":{}}',
			base_version: 1,
			version: 3,
			window_id: id(21),
			by_email: owner.email,
		}),
		row("previews", {
			id: id(22),
			kind: "offer",
			record_id: id(9),
			token_hash: "h2",
			by_email: owner.email,
			expires_at: "2036-01-01T00:00:00.000Z",
		}),
	],
	"040-several-machines": [
		row("request_machines", { request_id: id(13), position: 0, offer_id: id(10), offer_name: "Walze", offer_nr: 4711 }),
		row("request_machines", { request_id: id(13), position: 1, offer_id: null, offer_name: "Weg", offer_nr: 12 }),
	],
	"033-documents": [
		row("documents", {
			id: id(30),
			path: `dokumente/${id(30)}.pdf`,
			user_id: id(1),
			bytes: 4321,
			kind: "datenblatt",
			title: "Datenblatt 🚜",
			title_en: "",
			position: 0,
			owner_kind: "offer",
			owner_id: id(9),
		}),
	],
	"041-search-alerts": [
		row("alert_subscribers", { id: id(41), email: "bauhof@example.com", token_hash: "h3", due_at: time }),
		row("search_alerts", {
			id: id(42),
			subscriber_id: id(41),
			query: "?category=brecheranlagen&max=250000",
			language: "de",
			wording: "Ich möchte per E-Mail erfahren …",
			confirmed_at: time,
			ended_at: null,
			seen_until: time,
		}),
	],
	"043-applications": [
		row("applications", {
			id: id(31),
			job_id: id(32),
			job_title: "Mechatroniker (m/w/d) 🚜",
			name: "Björk Müller",
			email: "bjork@example.com",
			phone: null,
			message: "Zeile 1\nZeile 2",
			language: "de",
			fingerprint: "a1",
			suspicion: null,
			search_text: "bjork muller\nbjorkmuller",
			processed_at: null,
			processed_by_email: null,
		}),
	],
	"022-request-answers": [
		row("request_answers", {
			id: id(26),
			request_id: id(13),
			by_email: owner.email,
			subject: "Re: Frage",
			text: "Ja, er ist noch da.",
			sent_at: time,
		}),
		row("text_blocks", { id: id(27), name: "Gruß", text: "Guten Tag {name}", text_en: null }),
	],
	"039-synonyms": [row("synonyms", { id: id(40), words: "Bagger\nexcavator", one_way: "Löffelbagger" })],
	"005-accounts": [
		passing("second_factors", { user_id: id(1), secret: "JBSWY3DPEHPK3PXP", enabled_at: time, last_step: 5 }),
	],
};
