import { type Connection, db, now } from "../../foundation/database/client.server.ts";
import { findPictures } from "../../media/pictures.server.ts";
import type { PictureKeeper } from "../../content/form/picture-keeper.server.ts";
import { storedPictures } from "../../log/stored-files.ts";
import type { UploadedPicture } from "../../media/upload/use-uploads.ts";
import { type ChosenPicture, chosenPictures } from "./chosen-pictures.ts";

export type EditablePicture = ChosenPicture & UploadedPicture;

/** An offer has many pictures in an order, each with alt texts; the first is the cover. */
export const offerPictures = {
	chosen: chosenPictures,
	shown: (pictures) => editable(pictures, db()),
	async read({ id }, t) {
		const rows = await t
			.selectFrom("Angebote_Bilder")
			.select(["picture_id as id", "alt", "alt_en"])
			.where("offer_id", "=", id)
			.orderBy("position")
			.execute();
		return editable(rows, t);
	},
	async covers(ids, t) {
		const rows = await t
			.selectFrom("Angebote_Bilder")
			.innerJoin("pictures", "pictures.id", "picture_id")
			.select(["offer_id", "path"])
			.where("offer_id", "in", ids)
			.where("position", "=", 0)
			.execute();
		return new Map(rows.map(({ offer_id, path }) => [offer_id, path]));
	},
	async store(offerId, pictures, t) {
		await t.deleteFrom("Angebote_Bilder").where("offer_id", "=", offerId).execute();
		if (pictures.length === 0) return;
		const rows = pictures.map(({ id, alt, alt_en }, position) => ({
			offer_id: offerId,
			picture_id: id,
			position,
			alt,
			alt_en,
			updated_at: now(),
		}));
		await t.insertInto("Angebote_Bilder").values(rows).execute();
	},
	auditValues: (pictures) => ({ pictures: storedPictures(pictures) }),
	listed: (pictures) => pictures.map(({ id, alt, alt_en }) => ({ id, alt, alt_en })),
	listedAfter: (pictures) => pictures,
	choiceOf: (pictures) => pictures,
} satisfies PictureKeeper<EditablePicture[], ChosenPicture[]>;

async function editable(chosen: ChosenPicture[], t: Connection): Promise<EditablePicture[]> {
	const ids = chosen.map(({ id }) => id);
	const stored = await findPictures(ids, t);
	return stored.map(({ id, path, width, height }) => {
		const { alt, alt_en } = chosen.find((one) => one.id === id)!;
		return { id, path, width, height, alt, alt_en };
	});
}
