import { type Connection, db, now } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { forgetPictures } from "../media/pictures.server.ts";
import type { PictureKeeper } from "../records/picture-keeper.server.ts";
import { storedPictures } from "../audit-log/stored-pictures.ts";
import { type ChosenPicture, chosenPictures, MOST_PICTURES } from "./chosen-pictures.ts";

export type EditablePicture = ChosenPicture & { path: string; width: number; height: number };

/** An offer has many pictures in an order, each with its words; the first is the cover. */
export const offerPictures = {
	intake: { field: "images", bucket: "angebot-bilder", most: MOST_PICTURES },
	chosen: chosenPictures,
	async shown(pictures) {
		const ids = pictures.map(({ id }) => id).filter(isId);
		if (ids.length === 0) return [];
		const rows = await db()
			.selectFrom("pictures")
			.select(["id", "path", "width", "height"])
			.where("id", "in", ids)
			.execute();
		return pictures.flatMap(({ id, alt, alt_en }) =>
			rows.filter((row) => row.id === id).map((row) => ({ ...row, alt, alt_en })),
		);
	},
	of: ({ id }, t) =>
		t
			.selectFrom("Angebote_Bilder")
			.innerJoin("pictures", "pictures.id", "picture_id")
			.select(["pictures.id", "path", "width", "height", "alt", "alt_en"])
			.where("offer_id", "=", id)
			.orderBy("position")
			.execute(),
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
	mayHave: areFree,
	async store(offerId, pictures, t) {
		const before = await t
			.deleteFrom("Angebote_Bilder")
			.where("offer_id", "=", offerId)
			.returning("picture_id")
			.execute();
		const kept = new Set(pictures.map(({ id }) => id));
		const unused = await forgetPictures(
			before.map(({ picture_id }) => picture_id).filter((id) => !kept.has(id)),
			t,
		);
		await insert(offerId, pictures, t);
		return unused;
	},
	told: (pictures) => ({ pictures: storedPictures(pictures) }),
	kept: (pictures) => ({
		record: { pictures: pictures.map(({ id, alt, alt_en }) => ({ id, alt, alt_en })) },
		ids: pictures.map(({ id }) => id),
	}),
	restore: (offerId, kept, t) => insert(offerId, (kept ?? []) as ChosenPicture[], t),
} satisfies PictureKeeper<EditablePicture[], ChosenPicture[]>;

async function insert(offerId: string, pictures: ChosenPicture[], t: Connection): Promise<void> {
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
}

/** Whether all pictures exist and none belongs to another offer, be it one that lies in the trash. */
async function areFree(offerId: string, pictures: ChosenPicture[], t: Connection): Promise<boolean> {
	const ids = pictures.map(({ id }) => id);
	if (ids.length === 0) return true;
	if (!ids.every(isId)) return false;
	const rows = await t
		.selectFrom("pictures")
		.leftJoin("Angebote_Bilder", "Angebote_Bilder.picture_id", "pictures.id")
		.leftJoin("trash_pictures", "trash_pictures.picture_id", "pictures.id")
		.select(["pictures.id", "path", "offer_id", "trash_id"])
		.where("pictures.id", "in", ids)
		.execute();
	return (
		rows.length === ids.length &&
		rows.every(
			(row) =>
				row.path.startsWith("angebot-bilder/") &&
				row.trash_id === null &&
				(row.offer_id === null || row.offer_id === offerId),
		)
	);
}
