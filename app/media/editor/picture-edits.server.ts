import { db } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";
import type { Bucket } from "../image-limits.ts";
import { originalKey } from "../picture-path.ts";
import { inPictureProcess } from "../picture-process.server.ts";
import { pictureStore } from "../storage/picture-stores.server.ts";
import { storePicture } from "../pictures.server.ts";
import { keepsPixels, plainRecipe, readRecipe, type Recipe } from "./recipe.ts";

type Editable = { recipe: Recipe; originalFile: string };

/** A picture of this bucket with its recipe; null if there is none, or it is in the trash. */
export async function editablePicture(id: string, bucket: Bucket): Promise<Editable | null> {
	if (!isId(id)) return null;
	const row = await db()
		.selectFrom("pictures")
		.select(["path", "recipe", "owner_kind"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row?.path.startsWith(`${bucket}/`) || row.owner_kind === "trash") return null;
	const recipe = readRecipe(row.recipe);
	return recipe ? { recipe, originalFile: originalKey(row.path) } : { recipe: plainRecipe, originalFile: row.path };
}

/** The original of a picture as WebP, for staff only: it shows what the published one hides. */
export async function shownOriginal({ originalFile }: Editable): Promise<Uint8Array> {
	return inPictureProcess("office", "show", async () => [await pictureStore().bytes(originalFile)]);
}

/**
 * Makes a new picture from the original of another one, at an address of its own, because browsers keep pictures. It is
 * shown nowhere until a form is saved with it.
 * @throws RefusedFile
 */
export async function editPicture({ originalFile }: Editable, recipe: Recipe, bucket: Bucket, by: string) {
	const original = () => pictureStore().bytes(originalFile);
	const picture = await inPictureProcess("office", "edit", async () => [await original(), recipe, bucket]);
	const isPlain = keepsPixels(recipe) && recipe.focus === null;
	return storePicture(picture, bucket, by, isPlain ? null : { recipe, originalFile });
}
