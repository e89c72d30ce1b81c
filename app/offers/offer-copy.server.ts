import { db } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { copyPictures } from "../media/picture-copies.server.ts";
import type { ChosenPicture } from "./chosen-pictures.ts";

/**
 * The pictures of a form that was opened as a copy of an offer: those that are the original's become files of their
 * own, so that deleting one of the two offers never takes a picture from the other. Done only when it is saved: a copy
 * that nobody keeps costs nothing.
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
