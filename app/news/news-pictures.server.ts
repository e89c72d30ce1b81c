import { type Connection, db } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { forgetPicturesAt } from "../media/pictures.server.ts";
import type { PictureKeeper } from "../records/picture-keeper.server.ts";

export type EditablePicture = { id: string; path: string; width: number; height: number };

/** What becomes of the picture: the stored one stays, there is none any more, or this stored picture is it. */
export type PictureChoice = "keep" | "none" | { id: string };

/** A news item has one picture, named by its path in the item's own row. */
export const newsPictures: PictureKeeper<EditablePicture | null, PictureChoice> = {
	intake: { field: "image", bucket: "news-bilder", most: 1 },
	chosen(form) {
		if (form.get("image_remove")) return "none";
		const id = form.getAll("image").find((value) => typeof value === "string" && value !== "");
		return typeof id === "string" ? { id } : "keep";
	},
	// One that waits to be saved; another item's is not shown.
	shown: async (choice) => (typeof choice === "string" ? null : freePicture(choice.id, null, db())),
	async of({ id }, t) {
		const found = await t
			.selectFrom("Aktuelles")
			.innerJoin("pictures", "pictures.path", "Aktuelles.image_url")
			.select(["pictures.id", "path", "width", "height"])
			.where("Aktuelles.id", "=", id)
			.executeTakeFirst();
		return found ?? null;
	},
	async covers(ids, t) {
		const rows = await t.selectFrom("Aktuelles").select(["id", "image_url"]).where("id", "in", ids).execute();
		return new Map(rows.flatMap(({ id, image_url }) => (image_url ? [[id, image_url] as const] : [])));
	},
	async mayHave(id, choice, t) {
		return typeof choice === "string" || (await freePicture(choice.id, id, t)) !== null;
	},
	async store(id, choice, t) {
		if (choice === "keep") return [];
		const path = choice === "none" ? null : ((await freePicture(choice.id, id, t))?.path ?? null);
		const before = await t.selectFrom("Aktuelles").select("image_url").where("id", "=", id).executeTakeFirst();
		await t.updateTable("Aktuelles").set({ image_url: path }).where("id", "=", id).execute();
		return before?.image_url && before.image_url !== path ? forgetPicturesAt([before.image_url], t) : [];
	},
	// A picture is told by the end of its id: enough to see that it is another.
	told: (picture) => ({ image: picture && picture.id.slice(-6) }),
	kept: (picture) => ({ record: {}, ids: picture ? [picture.id] : [] }),
	// Its path comes back with the row.
	restore: async () => {},
};

/**
 * A picture that this news item may have; null when it is none of the news, or another record's, be it one in the
 * trash.
 */
async function freePicture(pictureId: string, newsId: string | null, t: Connection): Promise<EditablePicture | null> {
	if (!isId(pictureId)) return null;
	const row = await t
		.selectFrom("pictures")
		.leftJoin("trash_pictures", "trash_pictures.picture_id", "pictures.id")
		.leftJoin("Aktuelles", "Aktuelles.image_url", "pictures.path")
		.select(["pictures.id", "path", "width", "height", "trash_id", "Aktuelles.id as owner"])
		.where("pictures.id", "=", pictureId)
		.executeTakeFirst();
	if (!row || !row.path.startsWith("news-bilder/") || row.trash_id !== null) return null;
	const { id, path, width, height, owner } = row;
	return owner === null || owner === newsId ? { id, path, width, height } : null;
}
