import { db } from "../../database/client.server.ts";
import { isId } from "../../database/identity.ts";
import { applyRecipe } from "./apply-recipe.server.ts";
import { decodeInTurn, describedPicture, RefusedPicture, storedType } from "../storage/decode.server.ts";
import { encodeWithin } from "../storage/encode.server.ts";
import { type Bucket, mostStoredBytes } from "../image-limits.ts";
import { originalKey } from "../picture-path.ts";
import { pictureLibrary } from "../storage/picture-library.server.ts";
import { pictureStore } from "../storage/picture-stores.server.ts";
import { storePicture, type StoredPicture } from "../pictures.server.ts";
import { keepsPixels, plainRecipe, readRecipe, type Recipe } from "./recipe.ts";

/** The longest side of an original as the editor shows it, in pixels. */
const EDITOR_SIDE = 1280;

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
	return decodeInTurn("office", async () => {
		const sharp = await pictureLibrary();
		return sharp(await pictureStore().bytes(originalFile), { pages: 1 })
			.resize({ width: EDITOR_SIDE, height: EDITOR_SIDE, fit: "inside", withoutEnlargement: true })
			.webp({ quality: 80 })
			.toBuffer();
	});
}

/**
 * Makes a new picture from the original of another one. It has an address of its own, because browsers keep pictures,
 * and stands nowhere until a form is saved with it.
 * @throws RefusedPicture
 */
export async function editPicture(
	{ originalFile }: Editable,
	recipe: Recipe,
	bucket: Bucket,
	by: string,
): Promise<StoredPicture> {
	const picture = await decodeInTurn("office", async () => {
		// Read here, so that pictures that wait take no memory.
		const original = Buffer.from(await pictureStore().bytes(originalFile));
		const type = storedType(original);
		if (keepsPixels(recipe)) return describedPicture(original, type);
		const encoded = await encodeWithin(await applyRecipe(original, recipe), type, mostStoredBytes(bucket));
		if (!encoded) throw new RefusedPicture("picture.tooLarge");
		return describedPicture(encoded.bytes, encoded.extension);
	});
	const isPlain = keepsPixels(recipe) && recipe.focus === null;
	return storePicture(picture, bucket, by, isPlain ? null : { recipe, originalFile });
}
