import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { issueToken } from "#app/accounts/one-time-tokens.server.ts";
import { firstUser, storeUser } from "#app/accounts/users/users.server.ts";
import { jobRecords } from "#app/careers/jobs.server.ts";
import { describedPicture } from "#app/media/storage/decode.server.ts";
import type { Bucket } from "#app/media/image-limits.ts";
import { type StoredPicture, storePicture } from "#app/media/pictures.server.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { daysAgo, db, inTransaction } from "#app/foundation/database/client.server.ts";
import { defaultLanguage } from "#app/foundation/i18n/language.ts";
import { findState, takeStep } from "#app/content/states/step-service.server.ts";
import { plusDays } from "#app/foundation/i18n/day.ts";
import { today } from "#app/foundation/i18n/format.ts";
import { offerRecord } from "#app/machines/offer-record.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import type { Actor } from "#app/log/audit.ts";
import { emptyOldTrash } from "#app/content/trash/trash-repository.server.ts";
import type { ChosenPicture } from "#app/machines/editor/chosen-pictures.ts";
import { offerForm } from "#app/machines/editor/offer-form.ts";
import { demoJobs } from "./jobs/demo-jobs.ts";
import { demoNews } from "./news/demo-news.ts";
import { demoFigures } from "./offers/figures.ts";
import { demoOffers } from "./offers/demo-offers.ts";
import type { DemoOffer } from "./offers/offer.ts";
import { picturesOf, stemOf } from "./offers/offer-pictures.ts";

const PICTURES = "demo/pictures";
/** Offers get different times, as if added one by one; the last of the list is the oldest. */
const HOURS_BETWEEN_OFFERS = 31;
const DAYS_BETWEEN_JOBS = 9;

const contacts = [
	{ setting: "sale_contact", email: "jana.petersen@example.com", name: "Jana Petersen", phone: "+49 35200 12345-21" },
	{ setting: "hire_contact", email: "tobias.lorenz@example.com", name: "Tobias Lorenz", phone: "+49 35200 12345-34" },
] as const;

/** Fills a new database with the demo, in the name of its first user, after removing what an interrupted start left. */
export async function loadDemo(): Promise<void> {
	const by = await firstUser();
	await removeAll(by);
	await loadContacts(by);
	const machines = await loadOffers(by);
	await setSaleSettings({ instalment_rate: 6.9 }, by);
	await loadNews(machines, by);
	for (const [index, job] of [...demoJobs].reverse().entries())
		await jobRecords.add(job, { by, pictures: null, at: hoursAgo((demoJobs.length - index) * DAYS_BETWEEN_JOBS * 24) });
}

async function removeAll(by: Actor): Promise<void> {
	const addresses = contacts.map(({ email }) => email);
	await db().deleteFrom("users").where("email", "in", addresses).execute();
	for (const id of await offerRecords.allIds()) await offerRecords.remove(id, by);
	for (const id of await newsRecords.allIds()) await newsRecords.remove(id, by);
	for (const id of await jobRecords.allIds()) await jobRecords.remove(id, by);
	await emptyOldTrash(daysAgo(-1), by);
}

/** Machines name these two invented people, who can't sign in. */
async function loadContacts(by: Actor): Promise<void> {
	for (const { setting, email, name, phone } of contacts) {
		const person = {
			email,
			name,
			phone,
			password: "",
			role: "verkauf",
			confirmed: false,
			language: defaultLanguage,
		} as const;
		const added = await inTransaction(async (t) => {
			const user = (await storeUser(person, by, t))!;
			// They are invited, as a colleague would be.
			await issueToken("invite", user.id, t, email);
			return user;
		});
		await db().updateTable("users").set({ on_site: true }).where("id", "=", added.id).execute();
		await setSaleSettings({ [setting]: added.id }, by);
	}
}

/** Returns the id of each machine by the stem of its pictures. */
async function loadOffers(by: Actor): Promise<Map<string, string>> {
	// All pictures concurrently, since each waits for a thread and the disk; then the offers in order.
	const withPictures = await Promise.all(
		[...demoOffers].reverse().map(async (offer) => ({ offer, pictures: await storePicturesOf(offer, by) })),
	);
	const ids = new Map<string, string>();
	for (const [index, { offer, pictures }] of withPictures.entries()) {
		const saved = await offerRecords.add(v.parse(offerForm, asTyped(offer)), {
			by,
			at: hoursAgo((demoOffers.length - 1 - index) * HOURS_BETWEEN_OFFERS),
			pictures,
		});
		if (!saved.ok) continue;
		ids.set(stemOf(offer), saved.id);
		if (offer.reservedDays) await reserve(saved.id, offer.reservedDays, by);
	}
	return ids;
}

async function reserve(id: string, days: number, by: Actor): Promise<void> {
	const { row: shown } = (await findState(offerRecord, id))!;
	const words = { reserved_until: plusDays(today(), days), reserved_for: null };
	await takeStep(offerRecords, id, "reserve", { shown, words, by });
}

async function storePicturesOf(offer: DemoOffer, by: Actor): Promise<ChosenPicture[]> {
	const chosen = picturesOf(offer).map(async ({ file, alt, alt_en }) => {
		const picture = await storeFile(file, "angebot-bilder", by.id);
		return picture ? [{ id: picture.id, alt, alt_en }] : [];
	});
	return (await Promise.all(chosen)).flat();
}

async function loadNews(machineIds: Map<string, string>, by: Actor): Promise<void> {
	const withPictures = await Promise.all(
		[...demoNews].reverse().map(async (news) => ({
			news,
			image: news.picture ? await storeFile(news.picture, "news-bilder", by.id) : null,
		})),
	);
	for (const { news, image } of withPictures) {
		const { picture: _, alt, alt_en, machines = [], ...item } = news;
		const addresses = machines.map((stem) => `\n\n/angebot/detail/${machineIds.get(stem)}`).join("");
		const texts = { inhalt: item.inhalt + addresses, inhalt_en: item.inhalt_en && item.inhalt_en + addresses };
		await newsRecords.add(
			{ ...item, ...texts, image_alt: image ? alt : "", image_alt_en: image ? alt_en : "" },
			{ by, pictures: image ? { id: image.id } : "none" },
		);
	}
}

/** Stores a picture of the demo; null if its file has not been rendered yet. */
async function storeFile(file: string, bucket: Bucket, by: string): Promise<StoredPicture | null> {
	const path = join(PICTURES, `${file}.jpg`);
	return existsSync(path) ? storePicture(await describedPicture(readFileSync(path), "jpg"), bucket, by) : null;
}

function hoursAgo(hours: number): string {
	return new Date(Date.now() - hours * 3_600_000).toISOString();
}

/** A demo offer as form input, so that it passes the same validation. */
function asTyped({ price, reservedDays: _, ...offer }: DemoOffer): Record<string, string> {
	const fields = {
		...offer,
		...demoFigures[offer.name],
		sale_price: offer.type === "kauf" ? price : null,
		daily_rate: offer.type === "miete" ? price : null,
		price_on_request: price === null,
	};
	const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== "" && value !== false);
	return Object.fromEntries(filled.map(([field, value]) => [field, String(value)]));
}
