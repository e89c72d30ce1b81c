import { textsIn } from "../foundation/i18n/texts.server.ts";
import { textIn } from "../foundation/i18n/translated.ts";
import type { InferResult, SelectQueryBuilder } from "kysely";
import type { OfferRow, Schema } from "../foundation/database/schema.ts";
import type { StoredDocument } from "../media/document.ts";
import { pictureIn, type StoredPicture, withPicture } from "../media/pictures.server.ts";
import type { ShownPicture } from "../media/image.tsx";
import { plusDays } from "../foundation/i18n/day.ts";
import { day } from "../foundation/i18n/format.ts";
import type { Language } from "../foundation/i18n/language.ts";
import type { Availability, OfferCard } from "./offer.ts";
import { cardColumns } from "./machine/card-facts.ts";
import { cardFacts } from "./machine/machine-sheet.server.ts";
import { grossPriceOf, type OfferPrice, type Priced, shownPrice } from "./offer-price.ts";
import { reductionsOf } from "./price-history.server.ts";
import { includedVat, shownWeight } from "./sale-settings.server.ts";

/** Selects what a card shows, with the cover and its alt texts. */
export function withCover<O>(query: SelectQueryBuilder<Schema, "Angebote", O>) {
	const rows = query
		.leftJoin("Angebote_Bilder", (join) =>
			join.onRef("Angebote_Bilder.offer_id", "=", "Angebote.id").on("Angebote_Bilder.position", "=", 0),
		)
		.select(["Angebote.id", "Angebote.state", "name", "name_en", "type", "condition", "main_category", "subcategory"])
		.select(["sale_price", "daily_rate", "price_on_request", "price_reduced", "available", "reserved_until"])
		.select(["location", shownWeight("weight").as("shown_weight"), includedVat.as("included_vat")])
		// The types need not list each figure, since cardFacts takes any.
		.select(cardColumns.map((name) => `Angebote.${name}`) as "Angebote.year_of_construction"[])
		.select(["Angebote_Bilder.alt", "Angebote_Bilder.alt_en"]);
	return withPicture(rows, "Angebote_Bilder.picture_id");
}

type CardRow = InferResult<ReturnType<typeof withCover<object>>>[number];

/** Makes the cards of some offers, with the reductions that may be announced. */
export async function toCards(rows: readonly CardRow[], language: Language): Promise<OfferCard[]> {
	const announced = rows.filter((row) => row.price_reduced && row.state !== "sold" && shownPrice(row) !== null);
	const reductions = await reductionsOf(announced.map(({ id }) => id));
	return rows.map((row) => {
		const cover = pictureIn(row);
		const picture = cover && toPicture(cover, row, named(row, language).name, language);
		const card = toCard({ ...row, weight: row.shown_weight }, picture, language);
		return { ...card, ...reductions.get(row.id) };
	});
}

type PricedRow = Priced & { state: string; included_vat: string | null };
type ShownRow = Pick<OfferRow, (keyof OfferRow & keyof CardRow) | "weight"> & PricedRow;

/** The price that visitors may know; a sold machine's is confidential. */
export function priceOf(row: PricedRow): OfferPrice {
	const price = row.state === "sold" ? null : shownPrice(row);
	return { type: row.type, price, grossPrice: grossPriceOf(price, row.included_vat) };
}

/** Makes an offer's card without a reduction. `row.weight` must be what the reader may know. */
export function toCard(row: ShownRow, picture: ShownPicture | null, language: Language): OfferCard {
	const free = freeDay(row);
	return {
		id: row.id,
		...named(row, language),
		...priceOf(row),
		condition: row.condition,
		availability: availabilityOf(row),
		freeDay: free,
		freeFrom: free && textsIn(language).of("angebot")("freeFrom", { day: day(language, free) }),
		cardFacts: cardFacts(row, language),
		picture,
		reduced: false,
		lowestPrice: null,
	};
}

function availabilityOf({ state, type, available }: ShownRow): Availability {
	if (state === "sold") return type === "miete" ? "rentedOut" : "sold";
	if (state === "reserved") return "reserved";
	return available ? "available" : "unavailable";
}

/** The first day of a reserved machine's next hire. Null for one for sale: a reservation usually ends with its sale. */
function freeDay({ state, type, available, reserved_until: until }: ShownRow): string | null {
	return state === "reserved" && type === "miete" && available && until !== null ? plusDays(until, 1) : null;
}

/** The name in the page's language, else in German. */
export function named(row: { name: string; name_en: string | null }, language: Language) {
	const name = textIn(row, "name", language);
	return { name: name.text, nameLanguage: name.language };
}

type AltTexts = { alt: string | null; alt_en: string | null };

/** A picture without an alt text gets the machine's name. */
export function toPicture(stored: StoredPicture, words: AltTexts, name: string, language: Language): ShownPicture {
	return { ...stored, alt: textIn(words, "alt", language).text || name };
}

/** A document with its title in the page's language, else in German. */
export function toDocument(stored: StoredDocument, folder: string, language: Language) {
	const { id, kind, bytes } = stored;
	const title = textIn(stored, "title", language);
	return { id, address: folder + id, kind, title: title.text, titleLanguage: title.language, bytes };
}
