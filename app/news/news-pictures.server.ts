import { mayOwn } from "../media/picture-owners.server.ts";
import { type Connection, db } from "../database/client.server.ts";
import { pictureIdOf } from "../media/picture-path.ts";
import { findPictures } from "../media/pictures.server.ts";
import type { PictureKeeper } from "../records/picture-keeper.server.ts";

export type EditablePicture = { id: string; path: string; width: number; height: number };

/** What becomes of the picture: the stored one stays, there is none any more, or this stored picture is it. */
export type PictureChoice = "keep" | "none" | { id: string };

const intake = { field: "image", bucket: "news-bilder", max: 1 } as const;
const idsOf = (choice: PictureChoice) => (choice === "keep" ? null : choice === "none" ? [] : [choice.id]);

/** A news item has one picture, named by its path in the item's own row. */
export const newsPictures: PictureKeeper<EditablePicture | null, PictureChoice> = {
	intake,
	chosen(form) {
		if (form.get("image_remove")) return "none";
		const id = form.getAll("image").find((value) => typeof value === "string" && value !== "");
		return typeof id === "string" ? { id } : "keep";
	},
	ids: idsOf,
	// One that waits to be saved; another item's is not shown.
	async shown(choice) {
		const ids = idsOf(choice) ?? [];
		return (await mayOwn(null, ids, intake.bucket)) ? pictureOf(ids[0], db()) : null;
	},
	async read({ id }, t) {
		const row = await t.selectFrom("Aktuelles").select("image_url").where("id", "=", id).executeTakeFirst();
		return pictureOf(row?.image_url && pictureIdOf(row.image_url), t);
	},
	async covers(ids, t) {
		const rows = await t.selectFrom("Aktuelles").select(["id", "image_url"]).where("id", "in", ids).execute();
		return new Map(rows.flatMap(({ id, image_url }) => (image_url ? [[id, image_url] as const] : [])));
	},
	async store(id, choice, t) {
		if (choice === "keep") return;
		const picture = await pictureOf(idsOf(choice)?.[0], t);
		await t
			.updateTable("Aktuelles")
			.set({ image_url: picture?.path ?? null })
			.where("id", "=", id)
			.execute();
	},
	// A picture is told by the end of its id: enough to see that it is another.
	auditValues: (picture) => ({ image: picture && picture.id.slice(-6) }),
	trashValues: () => ({}),
	// Its path comes back with the row.
	restore: async () => {},
};

async function pictureOf(pictureId: string | null | undefined, t: Connection): Promise<EditablePicture | null> {
	const [picture] = pictureId ? await findPictures([pictureId], t) : [];
	if (!picture) return null;
	const { id, path, width, height } = picture;
	return { id, path, width, height };
}
