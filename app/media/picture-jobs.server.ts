import { keepsPixels, type Recipe, type Box } from "./editor/recipe.ts";
import type { Bucket } from "./image-limits.ts";
import { decodePicture, describedPicture, encodePicture, storedType } from "./storage/decode.server.ts";
import type { FileRefusal } from "./upload/refused-file.server.ts";
import { pictureLibrary } from "./storage/picture-library.server.ts";
import type { Sharp } from "sharp";
import { incomingLimits } from "./upload/upload-rules.ts";

/** The longest side of an original as the editor shows it, in pixels. */
const EDITOR_SIDE = 1280;

/** The work on pictures that is done in a separate process (`picture-process.server.ts`). */
export const pictureJobs = { decode: decodePicture, edit: editedPicture, show: shownPicture };
export type PictureJobs = typeof pictureJobs;

/** A message to that process, and its answer: `bytes` is the memory that it then uses; `ended`: it is gone. */
export type PictureJob = { name: keyof PictureJobs; given: unknown[] };
export type PictureJobAnswer = ({ done: unknown } | { refused: FileRefusal } | { failed: string }) & {
	bytes?: number;
	ended?: true;
};

/** @throws RefusedFile */
async function editedPicture(file: Uint8Array, recipe: Recipe, bucket: Bucket) {
	const original = Buffer.from(file);
	const type = storedType(original);
	if (keepsPixels(recipe)) return describedPicture(original, type);
	return encodePicture(await applyRecipe(original, recipe), type, bucket);
}

async function shownPicture(original: Uint8Array): Promise<Uint8Array> {
	const sharp = await pictureLibrary();
	return sharp(original, { pages: 1 })
		.resize({ width: EDITOR_SIDE, height: EDITOR_SIDE, fit: "inside", withoutEnlargement: true })
		.webp({ quality: 80 })
		.toBuffer();
}

/** The longest side of what a blurred box is reduced to, in pixels: too few for a letter of a licence plate. */
const BLUR_PIXELS = 6;

type Raw = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

/** Each step works on unpacked pixels, about 60 MB for a stored picture, because sharp has its own order of steps. */
async function applyRecipe(original: Uint8Array, recipe: Recipe): Promise<Sharp> {
	const sharp = await pictureLibrary();
	const image = ({ data, ...raw }: Raw) => sharp(data, { raw });
	const turned = await pixelsOf(sharp(original, { limitInputPixels: incomingLimits.pixels }).rotate(recipe.turn));
	const blurred = recipe.blurs.length === 0 ? turned : await blur(turned, recipe.blurs);
	return image(blurred).extract(pixelBox(recipe.crop ?? { x: 0, y: 0, width: 1, height: 1 }, blurred));

	/** Replaces each box by a few pixels, smoothly enlarged: what was there is gone, not only hidden. */
	async function blur(picture: Raw, boxes: Box[]): Promise<Raw> {
		const patches = boxes.map(async (box) => {
			const { left, top, ...at } = pixelBox(box, picture);
			const few = (side: number) => Math.max(1, Math.round((side / Math.max(at.width, at.height)) * BLUR_PIXELS));
			const averaged = await pixelsOf(
				image(picture)
					.extract({ left, top, ...at })
					.resize(few(at.width), few(at.height), { fit: "fill" }),
			);
			const enlarged = image(averaged).resize(at.width, at.height, { fit: "fill" });
			const { data: input, ...raw } = await pixelsOf(enlarged);
			return { input, raw, left, top };
		});
		const covered = image(picture).composite(await Promise.all(patches));
		const wasOpaque = picture.channels % 2 === 1;
		return pixelsOf(wasOpaque ? covered.removeAlpha() : covered);
	}
}

/** A box in whole pixels, at least one, within the picture. */
function pixelBox(box: Box, { width, height }: Pick<Raw, "width" | "height">) {
	const left = Math.min(Math.round(box.x * width), width - 1);
	const top = Math.min(Math.round(box.y * height), height - 1);
	return {
		left,
		top,
		width: Math.min(Math.max(Math.round(box.width * width), 1), width - left),
		height: Math.min(Math.max(Math.round(box.height * height), 1), height - top),
	};
}

async function pixelsOf(image: Sharp): Promise<Raw> {
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height, channels: info.channels as Raw["channels"] };
}
