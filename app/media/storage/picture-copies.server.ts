import { db, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import type { Bucket } from "../image-limits.ts";
import { newPicturePath, originalKey } from "../picture-path.ts";
import { pictureStore } from "./picture-stores.server.ts";

/**
 * Copies stored pictures, rows and files; `by` is their uploader. Returns the new id by the old one, without pictures
 * that do not exist. Each file is copied before its row, so that no row ever points at a missing file.
 */
export async function copyPictures(ids: string[], by: string): Promise<Map<string, string>> {
	const copies = new Map<string, string>();
	if (ids.length === 0) return copies;
	const rows = await db()
		.selectFrom("pictures")
		.select(["id", "path", "width", "height", "bytes", "colour", "preview", "recipe"])
		.where("id", "in", ids)
		.execute();
	for (const { id: original, path, ...picture } of rows) {
		const id = newId();
		const copy = newPicturePath(path.split("/")[0] as Bucket, id, path.split(".").at(-1)!);
		await pictureStore().copy(path, copy);
		if (picture.recipe !== null) await pictureStore().copy(originalKey(path), originalKey(copy));
		await db()
			.insertInto("pictures")
			.values({ ...picture, id, path: copy, user_id: by, updated_at: now() })
			.execute();
		copies.set(original, id);
	}
	return copies;
}
