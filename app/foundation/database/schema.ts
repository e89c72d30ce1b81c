import type { Language } from "../i18n/language.ts";
import type { ColumnType, Generated, Selectable } from "kysely";

/*
 * Every table on one page. Both engines hold the same values:
 *   id            UUIDv7, created by the program (`newId`)
 *   Time          UTC, ISO 8601 with milliseconds ("2026-03-01T06:30:00.000Z")
 *   Cents         money in whole euro cents
 *   Kilograms, Millimetres, Watts, Litres, Newtons   whole numbers; pages show tonnes, metres, kilowatts …
 */
type Time = string;
type Cents = number;
type Kilograms = number;
type Millimetres = number;
type Watts = number;
type Litres = number;
type Newtons = number;
/** Set by the database when a row is inserted; never changed. */
type Stamp = ColumnType<Time, Time | undefined, never>;
type Timed = { created_at: Stamp; updated_at: Time };
type Identified = Timed & { id: string };

export type Schema = {
	Angebote: OfferTable;

	Angebote_Bilder: Timed & {
		offer_id: string;
		picture_id: string;
		/** 0 is the cover. */
		position: number;
		alt: string;
		alt_en: string;
	};

	/** The prices that visitors saw of each offer, from `created_at` on. Triggers write them. */
	price_history: Timed & {
		nr: Generated<number>;
		offer_id: string;
		type: "kauf" | "miete";
		/** Null is "on request". */
		cents: Cents | null;
		/** When its offer left the website with this price. */
		hidden_at: Time | null;
	};

	/** How often visitors opened the page of a machine on a calendar day of the office. */
	page_views: Timed & { offer_id: string; day: string; count: number };

	/** Enough about a deleted offer to answer its old address with 410 Gone and similar machines. */
	gone_offers: Identified & { type: "kauf" | "miete"; main_category: string };

	Aktuelles: RecordTable<PageState> & {
		name: string;
		/** Calendar day, "2026-03-01". */
		datum: string;
		inhalt: string;
		name_en: string | null;
		inhalt_en: string | null;
		/** Key of the picture in the picture store; `pictures` has its size and colour. */
		image_url: string | null;
		image_alt: Generated<string>;
		image_alt_en: Generated<string>;
	};

	Karriere: RecordTable<PageState> & {
		title: string;
		location: string;
		type: string;
		description: string;
		requirements: string | null;
		benefits: string | null;
		title_en: string | null;
		type_en: string | null;
		description_en: string | null;
		requirements_en: string | null;
		benefits_en: string | null;
	};

	Kontaktanfragen_Archiv: Identified & {
		/** "application" is for a position, which admins alone see; "request" is all others (requests/request-kind.ts). */
		kind: Generated<"request" | "application">;
		name: string;
		email: string;
		phone: string | null;
		subject: string;
		message: string;
		privacy_agreed: boolean;
		language: Language;
		/** The machine that the request is about; its name is copied because the offer may be deleted later. */
		offer_id: string | null;
		offer_name: string | null;
		/** Its number, copied like the name. */
		offer_nr: number | null;
		/** The same for the same words on the same day, so that a double click stores one row. */
		fingerprint: string;
		bearbeitet: boolean;
		processed_at: Time | null;
		processed_by_email: string | null;
		ausgeblendet: boolean;
		/** Name, e-mail, subject, message and the number of the machine, as in `Angebote`. */
		search_text: Generated<string>;
		/** Why it was not taken for a person's: "trap" or "links"; null for all others, and once it is released. */
		suspicion: string | null;
		/** When the office declared it not suspicious after all; its waiting time begins then. */
		released_at: Time | null;
		/** Which of the form's own subjects it has (see requests/default-subject.ts); null for a subject that was typed. */
		default_subject: string | null;
		/** Where the visitor came from, as JSON (see requests/contact/source.ts); null when nothing is known. */
		source: string | null;
		/** The user who answers it. */
		assigned_to: string | null;
		/** Calendar day on which it comes up again, "2026-03-01". */
		follow_up: string | null;
		/** "sold", "rented", "lost", "other"; null while open, and where nobody said. */
		outcome: string | null;
		outcome_reason: string | null;
		/** Id of the automatic confirmation, which begins the thread of mails; null when none was sent. */
		acknowledgement_id: string | null;
		/** When a person first answered. */
		first_answer_at: Time | null;
		/** When the office was mailed that the answer will be late, and that it is. */
		reminded_at: Time | null;
		escalated_at: Time | null;
		version: Generated<number>;
	};

	/** A machine that a request is about beyond the one in its own row; name and number are copied as there. */
	request_machines: Timed & {
		request_id: string;
		position: number;
		/** Null once the offer is deleted. */
		offer_id: string | null;
		offer_name: string;
		offer_nr: number;
	};

	/** The office's note on a contact request; visitors never see it. */
	request_notes: Identified & {
		request_id: string;
		by_email: string;
		/** "note", "phone" or "mail" (an answer from somebody's own mail program). */
		kind: Generated<string>;
		text: string;
	};

	/** A mail that answers a request. Its id is that of the mail in the outbox, and so part of the Message-ID. */
	request_answers: Identified & {
		request_id: string;
		by_email: string;
		subject: string;
		text: string;
		/** Null until the mail is delivered. */
		sent_at: Time | null;
	};

	/** A text for answers, with placeholders in braces (see requests/hours/placeholders.ts). */
	text_blocks: Identified & {
		name: string;
		text: string;
		/** Null where there is none; then it is not offered for answers in English. */
		text_en: string | null;
	};

	/** Words that mean the same when machines are searched, one a line. */
	synonyms: Identified & {
		words: string;
		/** Words that lead to the others, which do not lead to them; "" if there are none. */
		one_way: string;
	};

	/** The content of a record at one time. The last ones are kept for a year (see content/versions/versions.server.ts). */
	versions: Identified & {
		/** A collection (see log/audit.ts). */
		kind: string;
		record_id: string;
		/** Counts the record's versions from 1. */
		number: number;
		/** The version in the record's row at that time. */
		record_version: number;
		/** The event that led to it (see content/versions/version.ts). */
		origin: string;
		/** The columns of its fields and its pictures, as the trash stores them, as JSON. */
		record: string;
		by_email: string;
	};

	/** The changes to a record that wait to be published, exactly as they were typed. */
	drafts: Timed & {
		record_id: string;
		/** A new one with each save, so that two people can't overwrite one another. */
		id: string;
		/** A collection (see log/audit.ts). */
		kind: string;
		/** The text of each field of the form, also where it is empty or invalid, as JSON. */
		words: string;
		/** Which pictures the record is to have, as its collection chooses them, as JSON. */
		pictures: string;
		/** Which documents the record is to have, with their titles, as JSON. */
		documents: Generated<string>;
		/** The version of the record that it was begun on. */
		base_version: number;
		/** The form, in one window of one browser, that saved it last: its own autosaves are no conflict for it. */
		window_id: string;
		/** The user who last saved it. */
		by_email: string;
	};

	/**
	 * Deleted records, complete, until they are restored or 30 days have passed. They move here instead of getting a
	 * "deleted" mark, so that no query of a public page can forget to leave them out. `created_at` is when it was deleted.
	 */
	trash: Timed & {
		/** The record's own id. */
		id: string;
		/** A collection (see log/audit.ts). */
		kind: string;
		name: string;
		/** The row and the rows that belonged to it, as JSON. */
		record: string;
		/** The number of an offer. */
		nr: number | null;
		/** The record's search text and its folded German name, as in `Angebote`. */
		search_text: Generated<string>;
		sort_name: Generated<string>;
		deleted_by: string | null;
	};

	/** The audit log: actions on records with their time (`created_at`), and sign-ins. */
	trace: Identified & {
		/** "offer", "request", "user" … (see log/audit.ts). */
		kind: string;
		/** A sign-in's is the user's id, or empty if no account has the typed address. */
		record_id: string;
		/** The record's name at that time; null for contact requests, so that no personal data outlives their deletion. */
		record_name: string | null;
		/** "created", "changed", "deleted" … (see log/audit.ts). */
		action: string;
		/** Null where the program acted without a user. */
		by_email: string | null;
		/** The changed fields, as JSON; null where none changed, or none that should be kept. */
		changes: string | null;
		/** The client's IP address and User-Agent header, of sign-ins and changes to accounts; emptied after 90 days. */
		address: string | null;
		device: string | null;
	};

	/** A mail or webhook call to send; written in the transaction that causes it, sent later (see outbox). */
	outbox: Timed & {
		/** Sent along as Message-ID or Idempotency-Key, so that the receiver can recognise a second delivery. */
		id: string;
		kind: "mail" | "webhook";
		/** The message, as JSON. After it has left the house, only the parts that the office's list shows. */
		payload: string;
		/** The request, application, user or subscriber it is about; deleted together with it. */
		about_id: string | null;
		/** Attempts started so far. */
		attempts: Generated<number>;
		next_try_at: Time;
		/** Until then no other process may take the message. */
		leased_until: Time | null;
		sent_at: Time | null;
		/** When the last attempt failed and no more follow. */
		failed_at: Time | null;
		/** A code: why the last attempt failed, or that a mail was only filed. The receiver's own words may name people. */
		last_error: string | null;
	};

	/** An address that wants to be mailed about new machines. */
	alert_subscribers: Identified & {
		/** In lower case. */
		email: string;
		/** SHA-256 of the token in the links of its mails (see alerts/alert-mails.server.ts). */
		token_hash: string;
		/** When machines are next looked for; a day after each mail. */
		due_at: Time;
	};

	/** A search that an address wants mails about; `created_at` is when the form was sent. */
	search_alerts: {
		id: string;
		subscriber_id: string;
		/** The query string of the list (see machines/search/searched-machines.server.ts); null once it has ended. */
		query: string | null;
		/** The language of the form, and of the mails. */
		language: Language;
		/** The words of consent that the form showed. */
		wording: string;
		/** Null until the link in the mail was confirmed. */
		confirmed_at: Time | null;
		ended_at: Time | null;
		/** Machines that came online by then were mailed, or were there before; null until it is confirmed. */
		seen_until: Time | null;
		/** When it was asked for; until it is confirmed, the last time. */
		created_at: ColumnType<Time, Time | undefined, Time>;
		updated_at: Time;
	};

	/** One stored picture file, and whose it is. A row that nobody owns is removed after a day. */
	pictures: Identified & {
		/** Key in the picture store: `angebot-bilder/{userId}/{uuid}.{ext}`, of which the uuid is the row's id. */
		path: string;
		user_id: string | null;
		width: number;
		height: number;
		bytes: number;
		/** Placeholder while the picture loads: its average colour as #rrggbb. */
		colour: string;
		/** The picture at 16 pixels, as base64 WebP; empty for a transparent picture. */
		preview: string;
		/** How it was made from `originale/{id}`, as JSON (media/editor/recipe.ts); null if it was not edited. */
		recipe: string | null;
		/** The collection of its record, "trash" or "person"; null until a form is saved with it. */
		owner_kind: string | null;
		owner_id: string | null;
	};

	/** One stored document of a record, a PDF. A row that nobody owns is removed after a day. */
	documents: Identified & {
		/** Key in the picture store: `dokumente/{uuid}.pdf`; the uuid is the row's id. */
		path: string;
		user_id: string | null;
		bytes: number;
		/** See media/document.ts. */
		kind: string;
		title: string;
		/** Empty where there is no English one. */
		title_en: string;
		/** Its place among the documents that visitors see, from 0; null for one that only a draft has. */
		position: number | null;
		/** As in `pictures`. */
		owner_kind: string | null;
		owner_id: string | null;
	};

	users: Identified & {
		/** In lower case, so that two spellings can't be two users. */
		email: string;
		/** The name that colleagues and customers see. */
		display_name: string | null;
		/** The number under which customers reach this user directly. */
		direct_phone: string | null;
		/** The path of their portrait. */
		picture: string | null;
		/** The website may show name, number and picture. */
		on_site: Generated<boolean>;
		/** An argon2id hash; empty until an invited user has set a password. */
		password: string;
		/**
		 * "admin" or "verkauf"; any other value gives the rights of an offer manager. The view `angebots_admin_table` lists
		 * everybody but admins for people who look into the database; the program does not read it.
		 */
		role: Generated<"admin" | "verkauf" | "angebots_admin">;
		/** Users can't sign in before they have confirmed their address. */
		email_verified: boolean;
		/** The language of mails to this user: that of the page on which they last signed in. */
		language: Generated<Language>;
		/** Null while the user may sign in. */
		locked_at: Time | null;
		last_sign_in_at: Time | null;
	};

	/** `updated_at` is when the session was last used, to the quarter of an hour. */
	sessions: Identified & {
		user_id: string;
		/** SHA-256 of the cookie's token, so that nobody can sign in with what this table shows. */
		token_hash: string;
		expires_at: Time;
		user_agent: string | null;
		/** The browser it was opened in; null once that was forgotten. */
		device_id: string | null;
		/** When the user last proved their identity with password or passkey. */
		confirmed_at: Time;
	};

	/** A one-time token: a link in a mail, a step of signing in, or a challenge for a passkey to sign. */
	verifications: Identified & {
		/** "confirm", "invite", "reset" … (see accounts/one-time-tokens.server.ts). */
		kind: string;
		/** Null for the challenge of a sign-in, when the user is not yet known. */
		user_id: string | null;
		/** SHA-256 of the token that was issued. */
		token_hash: string;
		/** The address to confirm or change to; null for other kinds. */
		email: string | null;
		expires_at: Time;
	};

	/** An authenticator app (TOTP, RFC 6238). While `enabled_at` is null it is being set up and not yet required. */
	second_factors: Timed & {
		user_id: string;
		/** The shared secret, encrypted with a key that is not in the database (see factor-secrets.server.ts). */
		secret: string;
		enabled_at: Time | null;
		/** The time step of the last accepted code, in half minutes since 1970; no code is accepted twice. */
		last_step: Generated<number>;
	};

	/** Codes for users who have lost the app; each is deleted when used. */
	recovery_codes: Identified & { user_id: string; code_hash: string };

	/** The public half of a key on the user's device, for signing in without a password. */
	passkeys: Identified & {
		user_id: string;
		/** The name its owner gave it. */
		name: string;
		/** The device's id for it, and the key that verifies its signatures; both base64url. */
		credential_id: string;
		public_key: string;
		/** The device's count of uses, where it counts; a lower value than before means a copied key. */
		counter: number;
		/** How the browser reaches the device ("internal usb"); only the browser uses it. */
		transports: string;
		last_used_at: Time | null;
	};

	/** How often something happened recently, per account or address (see rate-limit). */
	throttles: Timed & { key: string; points: number; expires_at: Time };

	/** Facts that the installation stores about itself. */
	settings: Timed & { name: string; value: string };

	/** How a person wants a list of the office to look. */
	list_layouts: Timed & {
		user_id: string;
		list: string;
		/** Its columns in their order, separated by spaces; empty for the usual ones. */
		columns: Generated<string>;
		/** Lines a page; null for as many as usual. */
		size: number | null;
	};

	/** What somebody has just done to a row of a list, so that they can undo it. */
	changed_records: {
		/** The same for rows that were changed together. */
		change_id: string;
		record_id: string;
		user_id: string;
		/** The kind of the record. */
		list: string;
		/** See content/list/record-bulk.ts. */
		action: string;
		/** What its list needs to undo it, as JSON. */
		before: string;
		created_at: Stamp;
		updated_at: Generated<Time>;
	};

	/** A browser in which a user has signed in before; several users may share one. `updated_at` is when they last did. */
	devices: Identified & {
		user_id: string;
		/** SHA-256 of the cookie's token. */
		token_hash: string;
		user_agent: string | null;
	};
};

/** The tables of collections and the trash. */
export type SearchedTable = {
	[Name in keyof Schema]: Schema[Name] extends { search_text: unknown; sort_name: unknown } ? Name : never;
}[keyof Schema];

/** The columns of every collection. */
export type RecordTable<State extends RecordState> = Identified & {
	user_id: string | null;
	/** Counts the saves, so that a form opened at an older version can be told about the conflict. */
	version: Generated<number>;
	/** Its searchable fields, folded, with and without separators (`searchText` in folding.ts). */
	search_text: Generated<string>;
	/** The folded German name, and the folded English one or else the German; the office's table sorts by them. */
	sort_name: Generated<string>;
	sort_name_en: Generated<string>;
	/* Steps change these, no form does (see content/states/states.ts). */
	state: Generated<State>;
	/** When it first came online, or again before anybody was mailed (content/states/publication.server.ts). */
	published_at: Time | null;
	/** When it goes online by itself. */
	publish_at: Time | null;
	/** The user who planned that; null without a plan, or once its time came and it was refused. */
	planned_by: string | null;
};

type OfferTable = RecordTable<RecordState> & {
	/** Auto-increment: callers can quote it on the phone. */
	nr: Generated<number>;
	name: string;
	name_en: string | null;
	description: string;
	description_en: string | null;
	/** "bagger" or "bagger - bagger-minibagger". */
	category: string;
	type: "kauf" | "miete";
	condition: "neu" | "gebraucht";
	sale_price: Cents | null;
	daily_rate: Cents | null;
	price_on_request: boolean;
	/** Staff want its page to say that the price was reduced. */
	price_reduced: Generated<boolean>;
	available: boolean;
	weight: Kilograms | null;
	manufacturer: string | null;
	model: string | null;
	year_of_construction: number | null;
	operating_hours: number | null;
	length: Millimetres | null;
	width: Millimetres | null;
	height: Millimetres | null;
	power: Watts | null;
	location: string | null;
	/** The page of a film at YouTube or Vimeo (machines/page/video.ts). */
	video: string | null;
	/** The user whom its page names; null for the one that the settings name. The id may be that of a deleted user. */
	contact_id: string | null;
	/*
	 * Fields of some kinds of machine only; `machines/machine/machine-fields.ts` says which, and which words and numbers
	 * are usual. Null is "not known"; a yes or no that nobody has answered is a no.
	 */
	/** Staff only: a stolen number makes a cloned advertisement. */
	serial_number: string | null;
	emission_stage: string | null;
	drive: string | null;
	electric_power: Watts | null;
	engine_make: string | null;
	engine_model: string | null;
	mobility: string | null;
	road_permit: Generated<boolean>;
	/** Kilometres an hour. */
	max_speed: number | null;
	/** Seen by whoever sees `weight`. */
	transport_weight: Kilograms | null;
	/** Tonnes an hour. */
	throughput_min: number | null;
	throughput_max: number | null;
	feed_opening_width: Millimetres | null;
	feed_opening_height: Millimetres | null;
	max_feed_size: Millimetres | null;
	cone_diameter: Millimetres | null;
	css_min: Millimetres | null;
	css_max: Millimetres | null;
	rotor_length: Millimetres | null;
	rotor_diameter: Millimetres | null;
	/** Turns a minute. */
	rotor_speed: number | null;
	hopper_volume: Litres | null;
	discharge_height: Millimetres | null;
	pre_screen: string | null;
	after_screen: Generated<boolean>;
	return_conveyor: Generated<boolean>;
	magnet: Generated<boolean>;
	wind_sifter: Generated<boolean>;
	screen_type: string | null;
	decks: number | null;
	fractions: number | null;
	screen_length: Millimetres | null;
	screen_width: Millimetres | null;
	/** Millimetres, as a list: "8, 16, 32". */
	apertures: string | null;
	drum_length: Millimetres | null;
	drum_diameter: Millimetres | null;
	shredder_type: string | null;
	/** Words of the table of fields, in its order: "Altholz, Wurzeln"; so is `equipment`. */
	materials: string | null;
	conveyor_length: Millimetres | null;
	conveyor_length_max: Millimetres | null;
	belt_width: Millimetres | null;
	radial: Generated<boolean>;
	telescopic: Generated<boolean>;
	dig_depth: Millimetres | null;
	bucket_volume: Litres | null;
	boom_type: string | null;
	reach: Millimetres | null;
	dipper_length: Millimetres | null;
	tail: string | null;
	tail_radius: Millimetres | null;
	undercarriage_width_min: Millimetres | null;
	undercarriage_width_max: Millimetres | null;
	stabilisers: string | null;
	tearout_force: Newtons | null;
	breakout_force: Newtons | null;
	tipping_load: Kilograms | null;
	dump_height: Millimetres | null;
	steering: string | null;
	linkage: string | null;
	rotation: string | null;
	lift_height: Millimetres | null;
	max_reach: Millimetres | null;
	lift_capacity: Kilograms | null;
	capacity_at_height: Kilograms | null;
	capacity_at_reach: Kilograms | null;
	dumper_type: string | null;
	payload: Kilograms | null;
	body_struck: Litres | null;
	body_heaped: Litres | null;
	tipping: string | null;
	wheel_drive: string | null;
	roller_type: string | null;
	drum_width: Millimetres | null;
	drum_kind: string | null;
	/** Micrometres. */
	amplitude_low: number | null;
	amplitude_high: number | null;
	/** Hertz. */
	frequency_min: number | null;
	frequency_max: number | null;
	centrifugal_force: Newtons | null;
	/** Kilograms on a metre of the drum's width. */
	static_linear_load: number | null;
	vibration_class: string | null;
	water_tank: Litres | null;
	/** Per cent, as the three `_left` after it. */
	undercarriage_left: number | null;
	tyres_front_left: number | null;
	tyres_rear_left: number | null;
	wear_left: number | null;
	track_kind: string | null;
	shoe_width: Millimetres | null;
	tyre_size: string | null;
	tyre_kind: string | null;
	quick_hitch_make: string | null;
	quick_hitch_size: string | null;
	quick_hitch_drive: string | null;
	equipment: string | null;
	/** Calendar days, "2026-03-01", as `inspected_on` and `warranty_until`. */
	hours_read_on: string | null;
	hours_verified: Generated<boolean>;
	inspected_on: string | null;
	ce_mark: Generated<boolean>;
	conformity_declaration: Generated<boolean>;
	previous_owners: number | null;
	service_history: string | null;
	warranty_until: string | null;
	warranty_hours: number | null;
	/* Computed from the columns above whenever an offer is written, so that lists can use an index. */
	main_category: string;
	subcategory: string | null;
	/** The displayed price, by which lists filter and sort; null for a price on request. */
	list_price: Cents | null;
	/** The last day of a reservation, "2026-03-01". */
	reserved_until: string | null;
	/** For whom it is reserved; staff only. */
	reserved_for: string | null;
	/** When it was sold or rented out, while its state is "sold". */
	sold_at: Time | null;
	/** To whom and for how much; staff only. */
	sold_to: string | null;
	sold_price: Cents | null;
};

/** The life of a record; visitors see it online or reserved. "sold" is also "rented out". */
export type RecordState = "draft" | "scheduled" | "online" | "reserved" | "sold" | "withdrawn";
type PageState = Exclude<RecordState, "reserved" | "sold">;

/** Columns that SQLite stores as 0 and 1. A test compares this list with the schema above and with both engines. */
export const booleanColumns = [
	"price_on_request",
	"price_reduced",
	"available",
	"privacy_agreed",
	"bearbeitet",
	"ausgeblendet",
	"email_verified",
	"on_site",
	"road_permit",
	"after_screen",
	"return_conveyor",
	"magnet",
	"wind_sifter",
	"radial",
	"telescopic",
	"hours_verified",
	"ce_mark",
	"conformity_declaration",
] as const;

/** Every table with its primary key, each after the tables it references, so that they can be filled in this order. */
export const tableKeys = {
	settings: ["name"],
	users: ["id"],
	devices: ["id"],
	sessions: ["id"],
	verifications: ["id"],
	second_factors: ["user_id"],
	recovery_codes: ["id"],
	passkeys: ["id"],
	throttles: ["key"],
	pictures: ["id"],
	documents: ["id"],
	// Before the offers: their triggers add no price that is there already.
	price_history: ["nr"],
	page_views: ["offer_id", "day"],
	Angebote: ["id"],
	Angebote_Bilder: ["offer_id", "picture_id"],
	gone_offers: ["id"],
	Aktuelles: ["id"],
	Karriere: ["id"],
	Kontaktanfragen_Archiv: ["id"],
	request_machines: ["request_id", "position"],
	request_notes: ["id"],
	versions: ["id"],
	drafts: ["record_id", "kind"],
	request_answers: ["id"],
	text_blocks: ["id"],
	synonyms: ["id"],
	trash: ["id", "kind"],
	trace: ["id"],
	outbox: ["id"],
	alert_subscribers: ["id"],
	search_alerts: ["id"],
	list_layouts: ["user_id", "list"],
	changed_records: ["change_id", "record_id"],
} satisfies Record<keyof Schema, string[]>;
export type TableName = keyof typeof tableKeys;

export type OfferRow = Selectable<OfferTable>;
export type NewsRow = Selectable<Schema["Aktuelles"]>;
export type JobRow = Selectable<Schema["Karriere"]>;
