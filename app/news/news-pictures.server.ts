import { mayOwn } from "../media/storage/picture-owners.server.ts";
import { type Connection, db } from "../foundation/database/client.server.ts";
import { pictureIdOf } from "../media/picture-path.ts";
import { findPictures } from "../media/pictures.server.ts";
import type { UploadedPicture } from "../media/upload/use-uploads.ts";
import { newsRecord } from "./news-record.ts";
import type { PictureKeeper } from "../content/form/picture-keeper.server.ts";

/** Keep the present picture, remove it, or replace it with this stored one. */
export type PictureChoice = "keep" | "none" | { id: string };

const idsOf = (choice: PictureChoice) => (typeof choice === "string" ? [] : [choice.id]);

/** A news item has at most one picture; its row holds the path. */
export const newsPictures: PictureKeeper<UploadedPicture | null, PictureChoice> = {
	chosen(form) {
		if (form.get("image_remove")) return "none";
		const id = form.getAll("image").find((value) => typeof value === "string" && value !== "");
		return typeof id === "string" ? { id } : "keep";
	},
	// Shows a picture that is not saved yet, but never another record's.
	async shown(choice, owner) {
		const ids = idsOf(choice);
		return (await mayOwn(owner, ids, newsRecord.pictures.bucket)) ? pictureOf(ids[0], db()) : null;
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
		const image_url = (await pictureOf(idsOf(choice)[0], t))?.path ?? null;
		await t.updateTable("Aktuelles").set({ image_url }).where("id", "=", id).execute();
	},
	// The end of the id is enough to see that the picture has changed.
	auditValues: (picture) => ({ image: picture && picture.id.slice(-6) }),
	// Its alt texts are fields of the form.
	listed: (picture) => (picture ? [{ id: picture.id, alt: "", alt_en: "" }] : []),
	listedAfter: (choice, present) =>
		choice === "keep" ? present : idsOf(choice).map((id) => ({ id, alt: "", alt_en: "" })),
	choiceOf: ([picture]) => (picture ? { id: picture.id } : "none"),
};

async function pictureOf(pictureId: string | null | undefined, t: Connection): Promise<UploadedPicture | null> {
	const [picture] = pictureId ? await findPictures([pictureId], t) : [];
	return picture ? { id: picture.id, path: picture.path, width: picture.width, height: picture.height } : null;
}
