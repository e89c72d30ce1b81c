import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { firstUserId } from "#app/accounts/users.server.ts";
import { type DecodedPicture, decodePicture } from "#app/media/decode.server.ts";
import { storePicture } from "#app/media/pictures.server.ts";
import { addOffer, allOfferIds, deleteOffer } from "#app/offers/offer-desk.server.ts";
import { type ChosenPicture, offerForm } from "#app/offers/offer-form.ts";
import * as v from "valibot";
import { demoOffers } from "./offers/demo-offers.ts";
import type { DemoOffer } from "./offers/offer.ts";

const PICTURES = "demo/pictures/finished";
/** The offers came to the site one by one, the last of the list first. */
const HOURS_BETWEEN_OFFERS = 31;

/** Fills a new database with the demo's machines, in the name of its first user. What an interrupted start left is removed first. */
export async function loadDemo(): Promise<void> {
	const by = await firstUserId();
	for (const id of await allOfferIds()) await deleteOffer(id);
	const decoded = new Map<string, Promise<DecodedPicture>>();
	for (const [index, offer] of [...demoOffers].reverse().entries()) {
		const pictures: ChosenPicture[] = [];
		for (const { file, alt, alt_en } of offer.pictures) {
			const path = join(PICTURES, `${file}.jpg`);
			if (!existsSync(path)) continue;
			if (!decoded.has(path)) decoded.set(path, decodePicture(readFileSync(path), "angebot-bilder"));
			const { id } = await storePicture(await decoded.get(path)!, "angebot-bilder", by);
			pictures.push({ id, alt, alt_en });
		}
		const age = (demoOffers.length - 1 - index) * HOURS_BETWEEN_OFFERS * 3_600_000;
		await addOffer(v.parse(offerForm, asTyped(offer)), pictures, { by, at: new Date(Date.now() - age).toISOString() });
	}
}

/** A demo offer as somebody would type it into the form, so that it passes the same checks. */
function asTyped(offer: DemoOffer): Record<string, string> {
	const { pictures: _, price, ...fields } = offer;
	const words = Object.entries({ ...fields, sale_price: offer.type === "kauf" ? price : null, daily_rate: offer.type === "miete" ? price : null, price_on_request: price === null })
		.filter(([, value]) => value !== null && value !== "" && value !== false)
		.map(([field, value]) => [field, String(value)]);
	return Object.fromEntries(words);
}
