import { db } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { copyPictures } from "../media/picture-copies.server.ts";
import type { Copied } from "../records/record-save.server.ts";
import type { ChosenPicture } from "./chosen-pictures.ts";

/**
 * Replaces the original's pictures in the form of a copied offer with copies, so that deleting one of the two offers
 * never removes a picture from the other. Called on keeping and saving, so that a form that is only opened copies no
 * files; `known` are the copies that an earlier keeping has made, by the originals' ids.
 */
export async function copyOriginalPictures(
	pictures: ChosenPicture[],
	original: string,
	by: string,
	known: Record<string, string> = {},
): Promise<Copied<ChosenPicture[]>> {
	const ids = pictures.map(({ id }) => id).filter((id) => isId(id) && !Object.hasOwn(known, id));
	const rows =
		!isId(original) || ids.length === 0
			? []
			: await db()
					.selectFrom("Angebote_Bilder")
					.select("picture_id")
					.where("offer_id", "=", original)
					.where("picture_id", "in", ids)
					.execute();
	const made = await copyPictures(
		rows.map(({ picture_id }) => picture_id),
		by,
	);
	const copies = { ...known, ...Object.fromEntries(made) };
	const choice = pictures.map((picture) => ({ ...picture, id: copies[picture.id] ?? picture.id }));
	return { choice, copies };
}
