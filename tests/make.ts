import { randomUUID } from "node:crypto";
import sharp from "sharp";
import * as v from "valibot";
import type { Role } from "#app/accounts/role.ts";
import { addUser } from "#app/accounts/users.server.ts";
import { addJob, type JobValues } from "#app/careers/jobs.server.ts";
import { addPicture } from "#app/media/pictures.server.ts";
import { addNews, type NewsValues } from "#app/news/news.server.ts";
import { addOffer } from "#app/offers/offer-desk.server.ts";
import { type ChosenPicture, offerForm } from "#app/offers/offer-form.ts";
import type { Actor } from "#app/trace/trace.ts";

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

/** A user who can sign in; the password is "secret-{role}". */
export async function makeUser(role: Role = "admin", email = `${role}-${randomUUID()}@example.com`): Promise<{ id: string; email: string; password: string }> {
	const password = `secret-${role}`;
	const id = await addUser({ email, password, role });
	if (id === null) throw new Error(`somebody has the address ${email}`);
	return { id, email, password };
}

/** A stored offer; `words` are fields of the form that differ from `offerWords`. */
export async function makeOffer(words: Record<string, string> = {}, { pictures = [], by, at }: { pictures?: ChosenPicture[]; by?: Actor; at?: string } = {}): Promise<string> {
	const typed = Object.fromEntries(Object.entries({ ...offerWords, ...words }).filter(([, value]) => value !== ""));
	const saved = await addOffer(v.parse(offerForm, typed), pictures, { by: by ?? (await makeUser()), at });
	if (!saved.ok) throw new Error(saved.reason);
	return saved.id;
}

/** The bytes of a small picture. */
export function pictureBytes({ width = 64, height = 48, format = "jpeg" as "jpeg" | "png" | "webp" | "gif" } = {}): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: "#f5b100" } })
		.toFormat(format)
		.toBuffer();
}

/** A stored picture that no offer has taken yet. */
export async function makePicture(by?: Actor) {
	return addPicture(await pictureBytes(), "angebot-bilder", (by ?? (await makeUser())).id);
}

/** A stored news item. */
export async function makeNews(values: Partial<NewsValues> = {}): Promise<string> {
	const plain: NewsValues = {
		name: "Hoftag im Mai",
		name_en: null,
		datum: "2026-05-09",
		inhalt: "Wir öffnen das Tor.",
		inhalt_en: null,
		image_url: null,
		image_alt: "",
		image_alt_en: "",
	};
	return addNews({ ...plain, ...values }, { by: (await makeUser()).id });
}

/** A stored job posting. */
export async function makeJob(values: Partial<JobValues> = {}): Promise<string> {
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
	return addJob({ ...german, ...values }, { by: (await makeUser()).id });
}
