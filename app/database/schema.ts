import type { ColumnType, Generated, Selectable } from "kysely";

/*
 * Every table on one page. Both engines hold the same values:
 *   id            UUIDv7, made by us (`newId`)
 *   Time          UTC, ISO 8601 with milliseconds ("2026-03-01T06:30:00.000Z")
 *   Cents         money in whole euro cents
 *   Kilograms, Millimetres, Watts   whole numbers; pages show tonnes, metres, kilowatts
 */
type Time = string;
type Cents = number;
type Kilograms = number;
type Millimetres = number;
type Watts = number;
/** Set by the database when a row is added; never changed. */
type Stamp = ColumnType<Time, Time | undefined, never>;

export type Schema = {
	Angebote: OfferTable;
	Angebote_Bilder: OfferPictureTable;
	gone_offers: GoneOfferTable;
	Aktuelles: NewsTable;
	Karriere: JobTable;
	Kontaktanfragen_Archiv: ContactRequestTable;
	request_notes: RequestNoteTable;
	request_counts: RequestCountTable;
	trash: TrashTable;
	trash_pictures: TrashPictureTable;
	trace: AuditLogTable;
	outbox: OutboxTable;
	pictures: PictureTable;
	users: UserTable;
	sessions: SessionTable;
	verifications: VerificationTable;
	second_factors: SecondFactorTable;
	recovery_codes: RecoveryCodeTable;
	passkeys: PasskeyTable;
	passkey_challenges: PasskeyChallengeTable;
	throttles: RateLimitTable;
	settings: SettingTable;
	security_log: SecurityLogTable;
	devices: DeviceTable;
};

type OfferTable = {
	/**
	 * Counts up; ties the row to its entry in the search index, and is the short number a caller can say on the phone.
	 */
	nr: Generated<number>;
	id: string;
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
	user_id: string | null;
	/* Derived from the columns above whenever an offer is written, so that lists can use an index. */
	main_category: string;
	subcategory: string | null;
	/** What the lists filter and sort by: the price that is shown, null when it is on request. */
	list_price: Cents | null;
	/** Name, make and so on, folded (see database/folding.ts). */
	search_text: string;
	/** The name, folded, and the English one or else the German: what the office's table is sorted by. */
	sort_name: Generated<string>;
	sort_name_en: Generated<string>;
	/** Counts the saves; a form that was opened at an older count is told so. */
	version: number;
	created_at: Stamp;
	updated_at: Time;
};

type OfferPictureTable = {
	offer_id: string;
	picture_id: string;
	/** 0 is the cover. */
	position: number;
	alt: string;
	alt_en: string;
	created_at: Stamp;
	updated_at: Time;
};

/** What is remembered of a deleted offer: enough to answer its old address with "gone" and with similar machines. */
type GoneOfferTable = {
	id: string;
	type: "kauf" | "miete";
	main_category: string;
	created_at: Stamp;
	updated_at: Time;
};

/** One stored picture file. A row without a record that uses it is removed after a day. */
type PictureTable = {
	id: string;
	/**
	 * Key in the picture store: `angebot-bilder/{userId}/{uuid}.{ext}`, with an id that names nobody (see
	 * media/picture-path.ts) and the row's own.
	 */
	path: string;
	user_id: string | null;
	width: number;
	height: number;
	bytes: number;
	/** Placeholder while the picture loads: average colour as #rrggbb. */
	colour: string;
	/** The picture 16 pixels large, as WebP in base64; empty where it is none (see-through), null until it is made. */
	preview: string | null;
	created_at: Stamp;
	updated_at: Time;
};

type NewsTable = {
	id: string;
	name: string;
	/** Calendar day, "2026-03-01". */
	datum: string;
	inhalt: string;
	name_en: string | null;
	inhalt_en: string | null;
	/** Key of the picture in the picture store; its size and colour stand in `pictures`. */
	image_url: string | null;
	image_alt: Generated<string>;
	image_alt_en: Generated<string>;
	user_id: string | null;
	/** Counts the saves, as in `Angebote`. */
	version: Generated<number>;
	/** Title and text, folded. */
	search_text: Generated<string>;
	sort_name: Generated<string>;
	sort_name_en: Generated<string>;
	created_at: Stamp;
	updated_at: Time;
};

type JobTable = {
	id: string;
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
	user_id: string | null;
	version: Generated<number>;
	/** Title, place and kind, folded. */
	search_text: Generated<string>;
	sort_name: Generated<string>;
	sort_name_en: Generated<string>;
	created_at: Stamp;
	updated_at: Time;
};

type ContactRequestTable = {
	/** Ties the row to its entry in the search index. */
	nr: Generated<number>;
	id: string;
	name: string;
	email: string;
	phone: string | null;
	subject: string;
	message: string;
	privacy_agreed: boolean;
	language: "de" | "en";
	/** The machine that was asked for; its name is kept because the offer may be deleted later. */
	offer_id: string | null;
	offer_name: string | null;
	/** Same for the same words on the same day: a double click stores one row. */
	fingerprint: string;
	bearbeitet: boolean;
	processed_at: Time | null;
	processed_by_email: string | null;
	ausgeblendet: boolean;
	/** Name, e-mail, subject and message, folded. */
	search_text: Generated<string>;
	created_at: Stamp;
	updated_at: Time;
};

/** What the office writes down beside a contact request; visitors never see it. */
type RequestNoteTable = {
	id: string;
	request_id: string;
	by_email: string;
	text: string;
	created_at: Stamp;
	updated_at: Time;
};

/**
 * One row ("all"): how many requests are shown, how many hidden, and how many of the shown are not processed. Kept by
 * the database itself, never written by the app.
 */
type RequestCountTable = {
	id: string;
	shown: number;
	hidden: number;
	open: number;
	created_at: Stamp;
	updated_at: Time;
};

/**
 * What was deleted, whole, until it is restored or 30 days have passed. It lies here and not under a mark in its own
 * table, so that no query of a public page can forget to leave it out. `created_at` is when it was deleted.
 */
type TrashTable = {
	/** The record's own id. */
	id: string;
	kind: "offer" | "news" | "job";
	name: string;
	/** Row and what hung on it, as JSON. */
	record: string;
	deleted_by: string | null;
	created_at: Stamp;
	updated_at: Time;
};

/** Pictures of what lies in the trash: they are kept as long. */
type TrashPictureTable = { trash_id: string; picture_id: string; created_at: Stamp; updated_at: Time };

/** Who did what to which record, and when (`created_at`). Never changed. */
type AuditLogTable = {
	id: string;
	kind: "offer" | "news" | "job" | "request" | "user" | "setting";
	record_id: string;
	/** What it was called then; null for contact requests, whose words must be gone when they are deleted. */
	record_name: string | null;
	/** "created", "changed", "deleted" … (see audit-log/audit.ts). */
	action: string;
	/** Null where the program did it by itself. */
	by_email: string | null;
	/** Field by field what changed, as JSON; null where nothing or nothing worth keeping did. */
	changes: string | null;
	created_at: Stamp;
	updated_at: Time;
};

/**
 * A mail or webhook call that must leave the house; written in the transaction of its cause, sent later (see outbox).
 */
type OutboxTable = {
	/** Goes along as Message-ID or Idempotency-Key, so that the other side can tell a second delivery. */
	id: string;
	kind: "mail" | "webhook";
	/** What is sent, as JSON. Once it is sent, only what the list of the office shows. */
	payload: string;
	/** The contact request or user it is about: when that is deleted for good, so is this. */
	about_id: string | null;
	/** Tries begun so far. */
	attempts: Generated<number>;
	next_try_at: Time;
	/** Until then one process is busy with it and no other may take it. */
	leased_until: Time | null;
	sent_at: Time | null;
	/** When it was given up. */
	failed_at: Time | null;
	/** Why the last try failed, as a code: never the words of the other side, which may name people. */
	last_error: string | null;
	created_at: Stamp;
	updated_at: Time;
};

type UserTable = {
	id: string;
	/** In small letters, so that two spellings can't be two users. */
	email: string;
	/** An argon2id hash. */
	password: string;
	/**
	 * "admin"; whatever else stands here has the rights of an offer manager. The view `angebots_admin_table` shows these,
	 * for whoever looks into the database; nothing reads it.
	 */
	role: Generated<"admin" | "angebots_admin">;
	/** Whoever has not confirmed the address can't sign in. */
	email_verified: boolean;
	/** Of the mails to this user: the language of the page they last signed in on. */
	language: Generated<"de" | "en">;
	/** Null while the user may sign in. */
	locked_at: Time | null;
	last_sign_in_at: Time | null;
	/** Set by an admin: the user must set up a second factor before anything else. */
	two_factor_required: Generated<boolean>;
	created_at: Stamp;
	updated_at: Time;
};

/** `updated_at` is when it was last used, to the quarter of an hour. */
type SessionTable = {
	id: string;
	user_id: string;
	/** SHA-256 of what the cookie holds: whoever reads this table can't sign in with it. */
	token_hash: string;
	expires_at: Time;
	/** What the browser calls itself. */
	user_agent: string | null;
	/** The browser it was opened in; null for sessions of before browsers were known. */
	device_id: string | null;
	/** When its user last showed by password or passkey who they are; null: not since that is written down. */
	confirmed_at: Time | null;
	created_at: Stamp;
	updated_at: Time;
};

/** A browser in which a user has signed in before; several users may share one. `updated_at` is when they last did. */
type DeviceTable = {
	id: string;
	user_id: string;
	/** SHA-256 of what the cookie holds. */
	token_hash: string;
	/** What the browser calls itself. */
	user_agent: string | null;
	created_at: Stamp;
	updated_at: Time;
};

/** What happened to an account, and where it came from. Never changed; kept for some time only (see security). */
type SecurityLogTable = {
	id: string;
	/** "sign-in", "sign-in-failed", "password-changed" … (see security/security.ts). */
	event: string;
	/** Whom it is about, also when there is no such user any more; null where nobody has the address that was typed. */
	user_id: string | null;
	email: string | null;
	/** The client's address; null for the commands of whoever runs the server. */
	address: string | null;
	/** What the browser calls itself. */
	device: string | null;
	/** Who did it to somebody else. */
	by_email: string | null;
	created_at: Stamp;
	updated_at: Time;
};

/** A link in a mail, or a step on the way in, that its user may take once. */
type VerificationTable = {
	id: string;
	/** "confirm", "reset", "email", "second-factor", "resend" (see accounts/one-time-tokens.server.ts). */
	kind: string;
	user_id: string;
	/** SHA-256 of the token that was handed out. */
	token_hash: string;
	/** The address that is to be confirmed or changed to; null where none is meant. */
	email: string | null;
	expires_at: Time;
	created_at: Stamp;
	updated_at: Time;
};

/** An app that shows codes (TOTP, RFC 6238). While `enabled_at` is null it is being set up and asks for nothing yet. */
type SecondFactorTable = {
	user_id: string;
	/** The shared secret, sealed with a key that is not in the database (accounts/sealed.server.ts). */
	secret: string;
	enabled_at: Time | null;
	/** The half minute of the last code that was taken, counted from 1970: no code is taken twice. */
	last_step: Generated<number>;
	created_at: Stamp;
	updated_at: Time;
};

/**
 * Codes for who has lost the app; each goes when it is used. `letters`: how long it is, so that owners of the old short
 * kind are told.
 */
type RecoveryCodeTable = {
	id: string;
	user_id: string;
	code_hash: string;
	letters: Generated<number>;
	created_at: Stamp;
	updated_at: Time;
};

/** A key that a device of the user keeps; it opens the office without a password. */
type PasskeyTable = {
	id: string;
	user_id: string;
	/** What its owner calls it. */
	name: string;
	/** What the device calls it, and the key that its signatures are checked with; both base64url. */
	credential_id: string;
	public_key: string;
	/** How often the device has used it, as far as it counts: one that counts back is a copy. */
	counter: number;
	/** How browsers reach the device ("internal usb"), for the browser alone. */
	transports: string;
	last_used_at: Time | null;
	created_at: Stamp;
	updated_at: Time;
};

/** What a passkey is asked to sign, once. `user_id` is null before the sign-in, when nobody knows who it will be. */
type PasskeyChallengeTable = {
	challenge_hash: string;
	purpose: string;
	user_id: string | null;
	expires_at: Time;
	created_at: Stamp;
	updated_at: Time;
};

/** How often something happened lately, per account or address (see rate-limit). */
type RateLimitTable = { key: string; points: number; expires_at: Time; created_at: Stamp; updated_at: Time };

/** What the installation knows of itself. */
type SettingTable = { name: string; value: string; created_at: Stamp; updated_at: Time };

/** Columns that SQLite keeps as 0 and 1. A test compares this list with the schema above and with both engines. */
export const booleanColumns = [
	"price_on_request",
	"available",
	"privacy_agreed",
	"bearbeitet",
	"ausgeblendet",
	"email_verified",
	"two_factor_required",
] as const;

/**
 * Every table with its key, each behind those it refers to: the order in which they can be filled. `request_counts`
 * fills itself.
 */
export const tableKeys = {
	settings: ["name"],
	users: ["id"],
	devices: ["id"],
	sessions: ["id"],
	verifications: ["id"],
	second_factors: ["user_id"],
	recovery_codes: ["id"],
	passkeys: ["id"],
	passkey_challenges: ["challenge_hash"],
	throttles: ["key"],
	pictures: ["id"],
	Angebote: ["id"],
	Angebote_Bilder: ["offer_id", "picture_id"],
	gone_offers: ["id"],
	Aktuelles: ["id"],
	Karriere: ["id"],
	Kontaktanfragen_Archiv: ["id"],
	request_notes: ["id"],
	trash: ["id"],
	trash_pictures: ["picture_id"],
	trace: ["id"],
	outbox: ["id"],
	security_log: ["id"],
} satisfies Record<Exclude<keyof Schema, "request_counts">, string[]>;
export type TableName = keyof typeof tableKeys;

export type OfferRow = Selectable<OfferTable>;
export type NewsRow = Selectable<NewsTable>;
export type JobRow = Selectable<JobTable>;
