import type { Metadata, OutputInfo, Sharp } from "sharp";
import { type Bucket, mostStoredBytes, STORED_SIDE } from "../image-limits.ts";
import { incomingLimits } from "../upload/upload-rules.ts";
import { pictureLibrary } from "./picture-library.server.ts";
import { RefusedFile } from "../upload/refused-file.server.ts";

/** Longest side of a preview, in pixels. */
const PREVIEW_SIDE = 16;

export type DecodedPicture = EncodedPicture & { colour: string; preview: string };

/**
 * Decodes an uploaded picture and encodes it again: upright, at most 2560 px on the longest side, without metadata, and
 * within the bucket's size limit. Only the first frame of an animation is kept. Visitors' pictures are of those types
 * that need little memory, however many pixels they have.
 * @throws RefusedFile
 */
export async function decodePicture(
	file: Uint8Array,
	bucket: Bucket,
	whose: "office" | "visitors" = "office",
): Promise<DecodedPicture> {
	if (file.byteLength === 0) throw new RefusedFile("picture.empty");
	if (file.byteLength > incomingLimits.bytes) throw new RefusedFile("picture.tooLarge");
	const type = typeByContent(file);
	if (!type) throw new RefusedFile("picture.type");
	// HEIC is encumbered by patents, so the library is built without it.
	if (type === "heic") throw new RefusedFile("picture.heic");
	if (whose === "visitors") {
		if (type === "gif" || type === "other") throw new RefusedFile("picture.type");
		if (type === "png" && isInterlaced(file)) throw new RefusedFile("picture.asJpeg");
	}
	const header = await readHeader(file);
	// The header is enough; no pixel has been decoded yet.
	const { width, height } = header;
	if (width * height > incomingLimits.pixels || Math.max(width, height) > incomingLimits.side)
		throw new RefusedFile("picture.tooManyPixels");
	const sharp = await pictureLibrary();
	try {
		const upright = sharp(file, { limitInputPixels: incomingLimits.pixels, failOn: "truncated", pages: 1 })
			.autoOrient()
			.resize({ width: STORED_SIDE, height: STORED_SIDE, fit: "inside", withoutEnlargement: true });
		const extension = type === "other" ? (header.hasAlpha ? "webp" : "jpg") : type;
		const encoded = await encodeWithin(upright, extension, mostStoredBytes(bucket));
		if (!encoded) throw new RefusedFile("picture.tooLarge");
		return await describedPicture(encoded.bytes, encoded.extension);
	} catch (error) {
		throw error instanceof RefusedFile ? error : new RefusedFile("picture.broken");
	}
}

/** A picture that is stored as it is: it is upright, within the limits and without metadata. */
export async function describedPicture(bytes: Buffer, extension: PictureExtension): Promise<DecodedPicture> {
	const { width, height } = await readHeader(bytes);
	return { bytes, extension, width, height, colour: await averageColour(bytes), preview: await previewOf(bytes) };
}

export function storedType(file: Uint8Array): PictureExtension {
	return typeByContent(file) as PictureExtension;
}

async function readHeader(file: Uint8Array): Promise<Metadata> {
	const sharp = await pictureLibrary();
	try {
		return await sharp(file, { limitInputPixels: false, pages: 1 }).metadata();
	} catch {
		throw new RefusedFile("picture.broken");
	}
}

async function averageColour(file: Buffer): Promise<string> {
	const sharp = await pictureLibrary();
	// Statistics are of a file as it is, whatever else is asked of it: of all pixels they would take ten times as long.
	const small = await sharp(file).resize(32, 32, { fit: "inside" }).flatten({ background: "#ffffff" }).png().toBuffer();
	const { dominant } = await sharp(small).stats();
	return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The picture in about a hundred bytes, as base64; empty if it is transparent, as the preview would show through. */
export async function previewOf(file: Uint8Array): Promise<string> {
	const sharp = await pictureLibrary();
	const picture = sharp(file, { pages: 1 });
	const { hasAlpha } = await picture.metadata();
	if (hasAlpha && !(await picture.stats()).isOpaque) return "";
	const small = await picture
		.resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: "inside" })
		.removeAlpha()
		.webp({ quality: 20, effort: 6 })
		.toBuffer();
	return small.toString("base64");
}

/** An interlaced picture comes in seven passes, so all its pixels are in memory at once. The last byte of the header tells. */
const isInterlaced = (png: Uint8Array) => png[28] === 1;

/**
 * The file type by the first bytes; "other" is one that is read and stored as another type. Only the decoders of these
 * six types ever see an uploaded file.
 */
function typeByContent(file: Uint8Array): PictureExtension | "other" | "heic" | null {
	const begins = (text: string, at = 0) => text.split("").every((letter, i) => file[at + i] === letter.charCodeAt(0));
	if (begins("\xff\xd8\xff")) return "jpg";
	if (begins("\x89PNG\r\n\x1a\n")) return "png";
	if (begins("GIF87a") || begins("GIF89a")) return "gif";
	if (begins("RIFF") && begins("WEBP", 8)) return "webp";
	if (begins("II*\0") || begins("MM\0*")) return "other";
	if (!begins("ftyp", 4)) return null;
	if (begins("avif", 8) || begins("avis", 8)) return "other";
	return ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].some((brand) => begins(brand, 8))
		? "heic"
		: null;
}

type PictureExtension = "jpg" | "png" | "webp" | "gif";
type EncodedPicture = { bytes: Buffer; extension: PictureExtension; width: number; height: number };

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
