import { applyRecipe } from "./editor/apply-recipe.server.ts";
import { keepsPixels, type Recipe } from "./editor/recipe.ts";
import { type Bucket, mostStoredBytes } from "./image-limits.ts";
import {
	type DecodedPicture,
	decodePicture,
	describedPicture,
	storedType,
	encodeWithin,
} from "./storage/decode.server.ts";
import { type FileRefusal, RefusedFile } from "./upload/refused-file.server.ts";
import { pictureLibrary } from "./storage/picture-library.server.ts";

/** The longest side of an original as the editor shows it, in pixels. */
const EDITOR_SIDE = 1280;

/** The work on pictures that is done in a separate process (`picture-process.server.ts`). */
export const pictureJobs = { decode: decodePicture, edit: editedPicture, show: shownPicture };
export type PictureJobs = typeof pictureJobs;

/** A message to that process, and its answer: `bytes` is the memory it then uses, `ended` says that it is gone. */
export type PictureJob = { name: keyof PictureJobs; given: unknown[] };
export type PictureJobAnswer = ({ done: unknown } | { refused: FileRefusal } | { failed: string }) & {
	bytes?: number;
	ended?: true;
};

/**
 * The original as the recipe wants it.
 * @throws RefusedFile
 */
async function editedPicture(file: Uint8Array, recipe: Recipe, bucket: Bucket): Promise<DecodedPicture> {
	const original = Buffer.from(file);
	const type = storedType(original);
	if (keepsPixels(recipe)) return describedPicture(original, type);
	const encoded = await encodeWithin(await applyRecipe(original, recipe), type, mostStoredBytes(bucket));
	if (!encoded) throw new RefusedFile("picture.tooLarge");
	return describedPicture(encoded.bytes, encoded.extension);
}

/** The original as WebP, for the editor. */
async function shownPicture(original: Uint8Array): Promise<Uint8Array> {
	const sharp = await pictureLibrary();
	return sharp(original, { pages: 1 })
		.resize({ width: EDITOR_SIDE, height: EDITOR_SIDE, fit: "inside", withoutEnlargement: true })
		.webp({ quality: 80 })
		.toBuffer();
}
