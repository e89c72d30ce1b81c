import { isId } from "../../foundation/database/identity.ts";
import { copyDocuments } from "../../media/documents.server.ts";
import { copyPictures } from "../../media/pictures.server.ts";
import type { Files } from "../../content/record-rows.server.ts";
import type { ChosenPicture } from "./chosen-pictures.ts";

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
	if (!isId(original)) return { pictures, documents };
	const owner = { kind: "offer", id: original };
	const idsOf = (listed: { id: string }[]) => listed.map(({ id }) => id).filter(isId);
	const copies = new Map([
		...(await copyPictures(idsOf(pictures), owner, by)),
		...(await copyDocuments(idsOf(documents), owner, by)),
	]);
	const copied = <One extends { id: string }>(listed: One[]) =>
		listed.map((one) => ({ ...one, id: copies.get(one.id) ?? one.id }));
	return { pictures: copied(pictures), documents: copied(documents) };
}
