import { db } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";
import { copyDocuments } from "../../media/documents.server.ts";
import { copyPictures } from "../../media/storage/picture-copies.server.ts";
import type { Files } from "../../content/record-rows.server.ts";
import type { ChosenPicture } from "./chosen-pictures.ts";
import { own } from "../../foundation/i18n/text.ts";

type OfferFiles = Required<Files<ChosenPicture[]>>;

/**
 * Replaces the original's pictures and documents in the form of a copied offer with copies, so that deleting one of the
 * two offers never removes a file from the other. Called on saving, so that a form that is only opened copies no files.
 */
export async function copyOriginalFiles(
	{ pictures, documents }: OfferFiles,
	original: string,
	by: string,
): Promise<OfferFiles> {
	const idsOf = (listed: { id: string }[]) => listed.map(({ id }) => id).filter(isId);
	const copies = {
		...Object.fromEntries(await copyPictures(await picturesOf(original, idsOf(pictures)), by)),
		...Object.fromEntries(await copyDocuments(idsOf(documents), { kind: "offer", id: original }, by)),
	};
	const copied = <One extends { id: string }>(listed: One[]) =>
		listed.map((one) => ({ ...one, id: own(copies, one.id) ?? one.id }));
	return { pictures: copied(pictures), documents: copied(documents) };
}

/** Those of these pictures that the offer shows. */
async function picturesOf(offer: string, ids: string[]): Promise<string[]> {
	if (!isId(offer) || ids.length === 0) return [];
	const rows = await db()
		.selectFrom("Angebote_Bilder")
		.select("picture_id")
		.where("offer_id", "=", offer)
		.where("picture_id", "in", ids)
		.execute();
	return rows.map(({ picture_id }) => picture_id);
}
