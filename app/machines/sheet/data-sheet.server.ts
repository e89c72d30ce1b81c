import { createHash } from "node:crypto";
import { config } from "../../foundation/config/config.server.ts";
import { date, money } from "../../foundation/i18n/format.ts";
import { type Language, pathIn } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import type { ShownPicture } from "../../media/image.tsx";
import { cropHeight } from "../../media/image-limits.ts";
import { ConcurrencyLimit } from "../../foundation/config/concurrency-limit.ts";
import { findDocument } from "../../media/documents.server.ts";
import { pictureStore } from "../../media/storage/picture-stores.server.ts";
import { servedPicture } from "../../media/storage/variants.server.ts";
import { qrCode } from "../../foundation/ui/qr-code.server.ts";
import { unbroken } from "../../foundation/i18n/unbroken.ts";
import { company } from "../../site/company.ts";
import { isGone } from "../is-gone.ts";
import { offerDetail, type OfferDetail } from "../offers.server.ts";
import { drawSheet, type SheetContent } from "./sheet-pdf.server.ts";

/** Raise this when the same content is drawn differently. */
const DRAWING = 5;
/** One at a time, because drawing takes the processor from the pages. */
const drawing = new ConcurrencyLimit(1);
/** Enough to print at its size on the sheet. */
const picture = { width: 960, height: cropHeight(960), format: "jpeg" } as const;

const dealer: SheetContent["dealer"] = {
	name: company.name,
	lines: [
		company.legalName,
		`${company.street}, ${company.postalCode} ${company.city}`,
		`${company.phone} · ${company.email}`,
	],
};

/** Returns a machine's documents and its public data sheet, a PDF that `bytes` draws each time; null without a page. */
export async function dataSheet(id: string, language: Language) {
	const offer = await offerDetail(id, language, { forStaff: false });
	if (!offer) return null;
	const content = sheetContent(offer, language);
	const cover = offer.pictures[0];
	const version = createHash("sha256")
		.update(JSON.stringify([DRAWING, content, cover?.path]))
		.digest("base64url")
		.slice(0, 24);
	return {
		version,
		name: `${textsIn(language).of("angebot")("sheet")} ${offer.name}`,
		documents: offer.documents,
		bytes: () => drawing.run(async () => drawSheet({ ...content, picture: cover ? await jpegOf(cover) : null })),
	};
}

/** Null if the picture's file is missing. */
async function jpegOf({ path, alt }: ShownPicture): Promise<SheetContent["picture"]> {
	const served = await servedPicture(path, picture);
	return served && { jpeg: new Uint8Array(await new Response(served.body).arrayBuffer()), alt };
}

/** All but the picture, which is read only for drawing. */
function sheetContent(offer: OfferDetail, language: Language): Omit<SheetContent, "picture"> {
	const texts = textsIn(language);
	const t = texts.of("angebot");
	const address = config().publicUrl + pathIn(language, `/angebot/detail/${offer.id}`);
	const number = `${t("detailNumber")} ${offer.nr}`;
	const field = texts.of("offerField");
	const category = t(`category.${offer.subcategory ?? offer.mainCategory}`);
	return {
		language,
		name: { text: unbroken(offer.name), language: offer.nameLanguage },
		kind: `${category} · ${field(`condition.${offer.condition}`)} · ${field(`type.${offer.type}`)}`,
		state: offer.freeFrom ?? t(offer.availability),
		sheet: `${t("sheet")} · ${number} · ${t("sheetDate", { date: date(language, offer.updatedAt) })}`,
		price: isGone(offer.availability) ? null : priceOf(offer, language),
		contact: offer.contact && `${t("contactPerson")}\n${offer.contact.name}, ${offer.contact.phone ?? company.phone}`,
		data: { heading: t("detailData"), rows: offer.sheet },
		description: {
			heading: t("detailDescription"),
			text: offer.description,
			language: offer.descriptionLanguage,
		},
		dealer,
		address,
		// Tells the site that a request came from a scanned sheet.
		code: { ...qrCode(`${address}?von=datenblatt`), alt: t("qrCode") },
		changedAt: new Date(offer.updatedAt),
	};
}

function priceOf(offer: OfferDetail, language: Language): NonNullable<SheetContent["price"]> {
	const { price, grossPrice, unpriced, type, reduced, lowestPrice, sellsToConsumers } = offer;
	const t = textsIn(language).of("angebot");
	const terms = [t(type === "kauf" ? "subjectToSale" : "longHire"), !sellsToConsumers && t(`businessesOnly.${type}`)];
	const reservation = terms.filter((term) => term !== false);
	if (price === null) return { text: t(unpriced ? "noPrice" : "priceOnRequest"), notes: reservation };
	const vat = (type === "miete" ? `${t("perDay")}, ` : "") + t(grossPrice === null ? "net" : "gross");
	const lowest = lowestPrice === null ? "" : ` · ${t("lowestPrice", { price: money(language, lowestPrice) })}`;
	const reduction = reduced ? [t("priceReduced") + lowest] : [];
	return { text: money(language, grossPrice ?? price), notes: [vat, ...reduction, ...reservation] };
}

/** Many mail servers refuse a larger mail, which grows by its encoding. */
const MOST_BYTES = 10 * 1024 * 1024;

/** A PDF about a machine; its bytes are null if it has been deleted meanwhile. */
type Paper = { name: string; bytes: () => Promise<Uint8Array | null> };

type Asked = { machines: { id: string | null }[]; language: Language };

/** The papers for a mail: the data sheets of machines with a page, and as many of their documents as it can carry. */
export async function machinePapers({ machines, language }: Asked): Promise<Paper[]> {
	const papers: Paper[] = [];
	let room = MOST_BYTES;
	for (const { id } of machines) {
		const sheet = id && (await dataSheet(id, language));
		if (!sheet) continue;
		papers.push(sheet);
		for (const { id: document, title, bytes } of sheet.documents) {
			if (bytes > room) continue;
			room -= bytes;
			papers.push({ name: title, bytes: () => bytesOf(document) });
		}
	}
	return papers;
}

async function bytesOf(id: string): Promise<Uint8Array | null> {
	const document = await findDocument(id);
	return document && pictureStore().bytes(document.path);
}
