import type { OutputInfo, Sharp } from "sharp";
import { STORED_SIDE } from "../image-limits.ts";
import { pictureLibrary } from "./picture-library.server.ts";

export type PictureExtension = "jpg" | "png" | "webp" | "gif";
export type EncodedPicture = { bytes: Buffer; extension: PictureExtension; width: number; height: number };

/** For pictures too large in their own format. WebP keeps transparency and needs far fewer bytes. */
const webpFallbacks = [
	{ side: STORED_SIDE, quality: 80 },
	{ side: 1920, quality: 74 },
	{ side: 1280, quality: 60 },
];

/**
 * Encodes a picture in its own format or, if that exceeds `maxBytes`, as the largest WebP that fits. Null if none is
 * small enough.
 */
export async function encodeWithin(
	picture: Sharp,
	extension: PictureExtension,
	maxBytes: number,
): Promise<EncodedPicture | null> {
	const first = encoded(await encode(picture, extension), extension);
	if (first.bytes.byteLength <= maxBytes) return first;
	const sharp = await pictureLibrary();
	for (const { side, quality } of webpFallbacks) {
		const smaller = sharp(first.bytes)
			.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
			.webp({ quality });
		const result = encoded(await smaller.toBuffer({ resolveWithObject: true }), "webp");
		if (result.bytes.byteLength <= maxBytes) return result;
	}
	return null;
}

function encode(picture: Sharp, extension: PictureExtension): Promise<{ data: Buffer; info: OutputInfo }> {
	const form = {
		jpg: () => picture.jpeg({ quality: 86, progressive: true }),
		png: () => picture.png({ compressionLevel: 8 }),
		gif: () => picture.gif(),
		webp: () => picture.webp({ quality: 86 }),
	};
	return form[extension]().toBuffer({ resolveWithObject: true });
}

function encoded({ data, info }: { data: Buffer; info: OutputInfo }, extension: PictureExtension): EncodedPicture {
	return { bytes: data, extension, width: info.width, height: info.height };
}
