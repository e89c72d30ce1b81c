import { db } from "../../database/client.server.ts";
import { isId } from "../../database/identity.ts";
import { copyDocuments } from "../../media/documents.server.ts";
import { copyPictures } from "../../media/storage/picture-copies.server.ts";
import type { Files } from "../../records/record-rows.server.ts";
import type { ChosenPicture } from "./chosen-pictures.ts";
import { own } from "../../i18n/text.ts";

type OfferFiles = Required<Files<ChosenPicture[]>>;

/**
 * Replaces the original's pictures and documents in the form of a copied offer with copies, so that deleting one of the
 * two offers never removes a file from the other. Called on autosave and save, so that a form that is only opened
 * copies no files; `known` are the copies that an earlier autosave has made, by the originals' ids.
 */
export async function copyOriginalFiles(
	{ pictures, documents }: OfferFiles,
	original: string,
	by: string,
	known: Record<string, string> = {},
): Promise<{ files: OfferFiles; copies: Record<string, string> }> {
	const unknown = (listed: { id: string }[]) =>
		listed.map(({ id }) => id).filter((id) => isId(id) && !Object.hasOwn(known, id));
	const copies = {
		...known,
		...Object.fromEntries(await copyPictures(await picturesOf(original, unknown(pictures)), by)),
		...Object.fromEntries(await copyDocuments(unknown(documents), { kind: "offer", id: original }, by)),
	};
	const copied = <One extends { id: string }>(listed: One[]) =>
		listed.map((one) => ({ ...one, id: own(copies, one.id) ?? one.id }));
	return { files: { pictures: copied(pictures), documents: copied(documents) }, copies };
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
