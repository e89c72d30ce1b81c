import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import sharp from "sharp";
import * as v from "valibot";
import type { Role } from "#app/accounts/role.ts";
import { addUser } from "#app/accounts/users/users.server.ts";
import { jobRecords } from "#app/careers/jobs.server.ts";
import type { JobValues } from "#app/careers/job-record.ts";
import type { Bucket } from "#app/media/image-limits.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import type { Schema } from "#app/foundation/database/schema.ts";
import { searchText } from "#app/foundation/database/folding.ts";
import { newId } from "#app/foundation/database/identity.ts";
import type { ListedDocument } from "#app/media/document.ts";
import { addDocument } from "#app/media/documents.server.ts";
import { addPicture } from "#app/media/pictures.server.ts";
import type { PictureChoice } from "#app/news/news-pictures.server.ts";
import { newsRecords } from "#app/news/news.server.ts";
import type { NewsValues } from "#app/news/news-record.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import type { ChosenPicture } from "#app/machines/editor/chosen-pictures.ts";
import { offerForm } from "#app/machines/editor/offer-form.ts";
import type { Actor, CollectionName } from "#app/log/audit.ts";
import { services } from "#app/back-office/collections/collections.server.ts";
import { pdf } from "./pdfs.ts";

/** What a test types into the offer form when it does not care. */
export const offerWords: Record<string, string> = {
	name: "Kettenbagger KB 220",
	description: "Ein Bagger für den Test.",
	category: "bagger",
	subcategory: "bagger-kettenbagger",
	type: "kauf",
	condition: "gebraucht",
	sale_price: "85000",
	available: "true",
};

/** What a visitor types into the contact form. */
export const contactWords = {
	name: "Erika",
	email: "erika@example.com",
	subject: "Anfrage",
	message: "Ist er noch da?",
	privacy_agreed: "true",
};

/** A user who can sign in; the password is "secret-{role}". */
export async function makeUser(
	role: Role = "admin",
	email = `${role}-${randomUUID()}@example.com`,
): Promise<{ id: string; email: string; password: string }> {
	const password = `secret-${role}`;
	const id = await addUser({ email, password, role });
	if (id === null) throw new Error(`somebody has the address ${email}`);
	return { id, email, password };
}

/** A stored offer; `words` are fields of the form that differ from `offerWords`. */
export async function makeOffer(
	words: Record<string, string> = {},
	{
		pictures = [],
		documents = [],
		by,
		at,
	}: { pictures?: ChosenPicture[]; documents?: ListedDocument[]; by?: Actor; at?: string } = {},
): Promise<string> {
	const typed = Object.fromEntries(Object.entries({ ...offerWords, ...words }).filter(([, value]) => value !== ""));
	const saved = await offerRecords.add(v.parse(offerForm, typed), {
		by: by ?? (await makeUser()),
		at,
		pictures,
		documents,
	});
	if (!saved.ok) throw new Error(saved.reason);
	return saved.id;
}

/** Makes the versions of a record name no picture or document, as if those that did were dropped. */
export async function forgetVersionFiles(id: string): Promise<void> {
	const record = JSON.stringify({ row: {}, pictures: [], documents: [] });
	await db().updateTable("versions").set({ record }).where("record_id", "=", id).execute();
}

/** The draft of a record with nothing in it, of any collection. */
export async function makeDraft(kind: CollectionName): Promise<string> {
	const [id, service] = [newId(), services[kind]];
	const pictures = service.keeper.chosen(new FormData());
	const sent = { words: {}, pictures, documents: [], base: 1, draft: "", window: "" };
	const kept = await service.keep(id, sent as never, await makeUser(), { begins: true });
	if (!kept.ok) throw new Error(kept.reason);
	return id;
}

export function pictureBytes({
	width = 64,
	height = 48,
	format = "jpeg" as "jpeg" | "png" | "webp" | "gif",
} = {}): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: "#f5b100" } })
		.toFormat(format)
		.toBuffer();
}

/** A file as a form sends it. */
export const fileOf = (bytes: Uint8Array, name = "foto.jpg", type = "image/jpeg") =>
	new File([new Uint8Array(bytes)], name, { type });

/** A stored picture that no record has taken yet. */
export async function makePicture(by?: Actor, bucket: Bucket = "angebot-bilder") {
	return addPicture(await pictureBytes(), bucket, (by ?? (await makeUser())).id);
}

export async function makeShownPicture(by?: Actor) {
	const picture = await makePicture(by);
	const offer = await makeOffer({}, { by, pictures: [{ id: picture.id, alt: "", alt_en: "" }] });
	return { ...picture, offer };
}

/** A stored document that no record has taken yet. */
export async function makeDocument(by?: Actor, title = "Datenblatt KB 220") {
	return addDocument(pdf(), `${title}.pdf`, (by ?? (await makeUser())).id);
}

/** What a news item says when a test does not care. */
export const newsValues: NewsValues = {
	name: "Hoftag im Mai",
	name_en: null,
	datum: "2026-05-09",
	inhalt: "Wir öffnen das Tor.",
	inhalt_en: null,
	image_alt: "",
	image_alt_en: "",
};

export async function makeNews(
	words: Partial<NewsValues> = {},
	{ picture = "none", by, at }: { picture?: PictureChoice; by?: Actor; at?: string } = {},
): Promise<string> {
	const chosen = { by: by ?? (await makeUser()), at, pictures: picture };
	const saved = await newsRecords.add({ ...newsValues, ...words }, chosen);
	if (!saved.ok) throw new Error(saved.reason);
	return saved.id;
}

export async function makeJob(
	values: Partial<JobValues> = {},
	{ by, at }: { by?: Actor; at?: string } = {},
): Promise<string> {
	const german: JobValues = {
		title: "Mechatroniker (m/w/d)",
		title_en: null,
		location: "Arnsdorf",
		type: "Vollzeit",
		type_en: null,
		description: "Sie warten und reparieren Bagger.",
		description_en: null,
		requirements: "Gesellenbrief\nFührerschein",
		requirements_en: null,
		benefits: "30 Tage Urlaub",
		benefits_en: null,
	};
	const saved = await jobRecords.add({ ...german, ...values }, { by: by ?? (await makeUser()), at, pictures: null });
	if (!saved.ok) throw new Error(saved.reason);
	return saved.id;
}

/** A stored contact request; `values` are columns that differ from the usual ones. */
export async function makeRequest(values: Partial<Insertable<Schema["Kontaktanfragen_Archiv"]>> = {}): Promise<string> {
	const id = newId();
	const open = { language: "de" as const, bearbeitet: false, ausgeblendet: false };
	const words = { ...contactWords, name: "Erika Mustermann", subject: "Anfrage: Bagger", ...open, ...values };
	const { name, email, subject, message, offer_nr } = words;
	const row = {
		id,
		...words,
		privacy_agreed: true,
		fingerprint: id,
		search_text: searchText([name, email, subject, message, offer_nr].join(" ")),
		updated_at: now(),
	};
	await db()
		.insertInto("Kontaktanfragen_Archiv")
		.values({ ...row, created_at: values.created_at ?? now() })
		.execute();
	return id;
}
