import { db } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { copyPictures } from "../media/picture-copies.server.ts";
import type { ChosenPicture } from "./chosen-pictures.ts";

/**
 * Replaces the original's pictures in the form of a copied offer with copies, so that deleting one of the two offers
 * never removes a picture from the other. Called on saving, so that a form that is never saved copies no files.
 */
export async function copyOriginalPictures(
	pictures: ChosenPicture[],
	original: string,
	by: string,
): Promise<ChosenPicture[]> {
	const ids = pictures.map(({ id }) => id).filter(isId);
	if (!isId(original) || ids.length === 0) return pictures;
	const rows = await db()
		.selectFrom("Angebote_Bilder")
		.select("picture_id")
		.where("offer_id", "=", original)
		.where("picture_id", "in", ids)
		.execute();
	const copies = await copyPictures(
		rows.map(({ picture_id }) => picture_id),
		by,
	);
	return pictures.map((picture) => ({ ...picture, id: copies.get(picture.id) ?? picture.id }));
}
