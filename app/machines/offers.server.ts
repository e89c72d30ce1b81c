import { isDeepStrictEqual } from "node:util";
import { type RawBuilder, sql } from "kysely";
import { textIn } from "../foundation/i18n/translated.ts";
import { db } from "../foundation/database/client.server.ts";
import { isId } from "../foundation/database/identity.ts";
import type { OfferRow } from "../foundation/database/schema.ts";
import { onSite } from "../content/preview/on-site.server.ts";
import { documentsOf, findDocument } from "../media/documents.server.ts";
import { findPictures, pictureIn, withPicture } from "../media/pictures.server.ts";
import type { ShownPicture } from "../media/image.tsx";
import { type Language, pathIn } from "../foundation/i18n/language.ts";
import { isSubcategoryOf, type MainCategory, type OfferCard, otherTypeOf } from "./offer.ts";
import { type Priced, priceDetails, shownPrice, priceWords } from "./offer-price.ts";
import { offerRecords } from "./offer-service.server.ts";
import { type Figures, machineTexts } from "./machine/machine-texts.server.ts";
import { keyFactsOf, sheetRows } from "./machine/machine-sheet.server.ts";
import { machineHas } from "./machine/machine-kinds.ts";
import { type OfferColumn, offerRecord, sheetFields } from "./offer-record.ts";
import { readSaleSettings, type SaleSettings } from "./sale-settings.ts";
import { offersEverShown, offersWithPage, pageOf, publicOffers, offerPage } from "./public-offers.server.ts";
import { includedVat, saleSettings, shownWeight } from "./sale-settings.server.ts";
import { contactsOnSite, type NamedContact } from "../office/frame/people.server.ts";
import { readVideo } from "./page/video.ts";
import { named, priceOf, toCard, toCards, toDocument, toPicture, withCover } from "./offer-rows.server.ts";
import { config } from "../foundation/config/config.server.ts";
import { textsIn } from "../foundation/i18n/texts.server.ts";

export async function newestOffers(count: number, language: Language): Promise<OfferCard[]> {
	const rows = await withCover(publicOffers())
		.orderBy("Angebote.created_at", "desc")
		.orderBy("nr", "desc")
		.limit(count)
		.execute();
	return toCards(rows, language);
}

export type OfferDetail = NonNullable<Awaited<ReturnType<typeof offerDetail>>>;

/** One offer with everything that its page shows. Reads fields for staff for staff alone, so that they can't leak. */
export async function offerDetail(id: string, language: Language, { forStaff }: { forStaff: boolean }) {
	if (!isId(id)) return null;
	const fields = visibleFields(forStaff);
	const row = await withCover(offersWithPage())
		.select(["nr", "description", "description_en", "video", "contact_id", "Angebote.updated_at"])
		.select(fields.map((name) => `Angebote.${name}` as const))
		.select(shownWeight("transport_weight").as("shown_transport_weight"))
		.where("Angebote.id", "=", id)
		.executeTakeFirst();
	const page = row && pageOf(row);
	if (!row || !page) return null;
	const weights = { weight: row.shown_weight, transport_weight: row.shown_transport_weight };
	const figures = { ...figuresOf(row, fields), ...(page.settings.weight_is_public && weights) };
	const [card] = (await toCards([row], language)) as [OfferCard];
	const documents = await documentsOf({ kind: "offer", id });
	return {
		...card,
		...(await describe(row, card, figures, language, page.settings)),
		pictures: await picturesOf(id, card.name, language),
		documents: documents.map((document) => toDocument(document, `/unterlagen/${id}/`, language)),
		/** Until when the page of a sold machine stays (UTC); null for others. */
		soldUntil: page.soldUntil,
	};
}

/** The fields of the data sheet that a reader may see, but for weights that are public. */
function visibleFields(forStaff: boolean) {
	return [...sheetFields("everybody", false), ...(forStaff ? sheetFields("staff", false) : [])];
}

/** The figures in these columns, without those that machines of the category lack. */
function figuresOf(row: Pick<OfferRow, "main_category" | "subcategory">, names: readonly OfferColumn[]): Figures {
	const chosen = { category: row.main_category, subcategory: row.subcategory ?? "" };
	const shown = names.filter((name) => machineHas(offerRecord.fields, name, chosen));
	return Object.fromEntries(shown.map((name) => [name, (row as Figures)[name]]));
}

type DetailColumn = "nr" | "description" | "description_en" | "main_category" | "subcategory" | "video" | "contact_id";
type DetailRow = Priced & Pick<OfferRow, DetailColumn | "updated_at">;

/** The data of an offer's page besides its card and its files. */
async function describe(row: DetailRow, card: OfferCard, figures: Figures, language: Language, settings: SaleSettings) {
	const mainCategory = row.main_category as MainCategory;
	const description = textIn(row, "description", language);
	const sheet = sheetRows({ ...figures, subcategory: row.subcategory }, language, settings.weight_is_public);
	return {
		nr: row.nr,
		/** A draft without a price that is not "on request" either. */
		unpriced: shownPrice(row) === null && !row.price_on_request,
		priceDetails: priceDetails(card, settings),
		sellsToConsumers: settings.sells_to_consumers,
		contact: await contactFor(row, settings),
		description: description.text,
		descriptionLanguage: description.language,
		mainCategory,
		subcategory: isSubcategoryOf(mainCategory, row.subcategory) ? row.subcategory : null,
		/** What the dealer has checked, in words. */
		trust: machineTexts(language).trust(figures),
		sheet,
		/** The names of the rows that everybody asks for first. */
		keyFacts: keyFactsOf(row, sheet),
		video: readVideo(row.video),
		updatedAt: row.updated_at,
	};
}

/** Whom visitors ask about a machine: its own contact, else that of its type; null if the website shows neither. */
async function contactFor({ contact_id, type }: Pick<OfferRow, "contact_id" | "type">, settings: SaleSettings) {
	const shown = await contactsOnSite([contact_id, type === "miete" ? settings.hire_contact : settings.sale_contact]);
	return [...shown.values()][0] ?? null;
}

/** `contactFor` the machines with these ids; none unless they have the same one. */
export async function sharedContact(ids: readonly string[]): Promise<NamedContact[]> {
	const rows = await offersWithPage().select(["contact_id", "type"]).where("id", "in", ids).execute();
	const different = new Map(rows.map((row) => [`${row.contact_id} ${row.type}`, row])).values();
	const contacts = [...different].map((row) => contactFor(row, readSaleSettings(row)));
	const [first, ...others] = await Promise.all(contacts);
	return first && others.every((other) => isDeepStrictEqual(other, first)) ? [first] : [];
}

/** An offer as it would be with its draft, for staff. */
export async function offerPreview(id: string, language: Language): Promise<OfferDetail | null> {
	const found = await offerRecords.withDraft(id);
	if (!found) return null;
	const { row } = found;
	const { name } = named(row, language);
	const stored = await findPictures(found.pictures.map((picture) => picture.id));
	const altTextsOf = (id: string) => found.pictures.find((listed) => listed.id === id)!;
	const pictures = stored.map((picture) => toPicture(picture, altTextsOf(picture.id), name, language));
	const settings = await saleSettings();
	const { weight_is_public: weightIsPublic, sells_to_consumers, vat_percent } = settings;
	const included_vat = sells_to_consumers ? String(vat_percent) : null;
	// No reduction: it is announced once the price is on the website.
	const shown = { ...row, weight: weightIsPublic ? row.weight : null, included_vat };
	const card = toCard(shown, pictures[0] ?? null, language);
	return {
		...card,
		...(await describe(row, card, figuresOf(row, visibleFields(true)), language, settings)),
		pictures,
		documents: found.documents.map((document) => toDocument(document, "/admin/unterlagen/", language)),
		soldUntil: null,
	};
}

async function picturesOf(offerId: string, name: string, language: Language): Promise<ShownPicture[]> {
	const pictures = db().selectFrom("Angebote_Bilder").select(["alt", "alt_en"]).where("offer_id", "=", offerId);
	const rows = await withPicture(pictures, "Angebote_Bilder.picture_id").orderBy("position").execute();
	return rows.map((row) => toPicture(pictureIn(row)!, row, name, language));
}

const SIMILAR_COUNT = 3;

type Like = Pick<OfferDetail, "id" | "type" | "mainCategory">;

/** Other offers of the same main category, of the other type if only there one of the nearest is available. */
export async function similarOffers(offer: Like, language: Language): Promise<OfferCard[]> {
	const own = await similarOf(offer, language);
	if (own.some(isAvailable)) return own;
	const others = await similarOf({ ...offer, type: otherTypeOf[offer.type] }, language);
	return own.length === 0 || others.some(isAvailable) ? others : own;
}

const isAvailable = ({ availability }: OfferCard) => availability === "available";

/** Those of that type: the nearest by kind, availability, power and price, also that of a sold one, then the newest. */
async function similarOf({ id, type, mainCategory }: Like, language: Language): Promise<OfferCard[]> {
	const its = (column: "subcategory" | "list_price" | "power") =>
		sql`(select ${sql.ref(`its.${column}`)} from "Angebote" as its where its.id = ${id})`;
	const isPriced = sql`(select its.type from "Angebote" as its where its.id = ${id}) = ${type}`;
	const rows = await withCover(publicOffers())
		.where("type", "=", type)
		.where("main_category", "=", mainCategory)
		.where("Angebote.id", "!=", id)
		.orderBy(
			sql`case when subcategory = ${its("subcategory")} then 0 else ${UNKNOWN} end
				+ case when available and state = 'online' then 0 else ${UNKNOWN} end
				+ case when ${isPriced} then ${farFrom("list_price", its("list_price"))} else 0 end
				+ ${farFrom("power", its("power"))}`,
		)
		.orderBy("Angebote.created_at", "desc")
		.orderBy("nr", "desc")
		.limit(SIMILAR_COUNT)
		.execute();
	return toCards(rows, language);
}

/** The distance of what is unknown, of another kind or not there at once: that of a figure three times as large. */
const UNKNOWN = sql.lit(0.5);

/** A machine's distance from a figure, from 0 to 1. */
function farFrom(column: "list_price" | "power", figure: RawBuilder<unknown>) {
	const own = sql.ref(`Angebote.${column}`);
	return sql`coalesce(abs(1.0 * ${own} - ${figure}) / nullif(1.0 * ${own} + ${figure}, 0), ${UNKNOWN})`;
}

/** When each offer last changed, newest first; a sitemap may list 50,000 addresses, two per offer. */
export function offerDates(): Promise<{ id: string; updated_at: string }[]> {
	return publicOffers()
		.select(["id", "updated_at"])
		.orderBy("created_at", "desc")
		.orderBy("nr", "desc")
		.limit(20_000)
		.execute();
}

/** An offer that was on the website and is deleted or withdrawn; null if there was none. */
export async function formerOffer(id: string): Promise<Pick<OfferDetail, "id" | "type" | "mainCategory"> | null> {
	if (!isId(id)) return null;
	const columns = ["id", "type", "main_category"] as const;
	const deleted = db().selectFrom("gone_offers").select(columns).where("id", "=", id);
	const withdrawn = offersEverShown().select(columns).where("id", "=", id);
	const row = (await deleted.executeTakeFirst()) ?? (await withdrawn.where((e) => e.not(onSite)).executeTakeFirst());
	return row ? { id: row.id, type: row.type, mainCategory: row.main_category as MainCategory } : null;
}

/** Finds a document on an offer's page; "gone" if the offer, or that document, was there once. */
export async function offerDocument(offerId: string, documentId: string) {
	if (!isId(offerId) || !isId(documentId)) return "missing";
	const document = await findDocument(documentId);
	const isOwn = document?.owner_id === offerId && document.owner_kind === "offer";
	if (document && isOwn && document.position !== null && (await offerPage(offerId))) return document;
	return (await formerOffer(offerId)) ? "gone" : "missing";
}

/** An offer's price for a customer, null once it is sold, and its address; null if it has no page. */
export async function offerQuote(id: string | null, language: Language) {
	if (id === null) return null;
	const offer = await offersWithPage()
		.select(["type", "price_on_request", "sale_price", "daily_rate", includedVat.as("included_vat")])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!offer || !pageOf(offer)) return null;
	const link = config().publicUrl + pathIn(language, `/angebot/detail/${id}`);
	return { price: offer.state === "sold" ? null : priceWords(priceOf(offer), language, textsIn(language)), link };
}
