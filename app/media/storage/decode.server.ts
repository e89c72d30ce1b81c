import type { Metadata, Sharp } from "sharp";
import { type Bucket, mostStoredBytes, STORED_SIDE } from "../image-limits.ts";
import { incomingLimits } from "../upload/upload-rules.ts";
import { pictureLibrary } from "./picture-library.server.ts";
import { RefusedFile } from "../upload/refused-file.server.ts";

/** Longest side of a preview, in pixels. */
const PREVIEW_SIDE = 16;

type PictureExtension = "jpg" | "png" | "webp" | "gif";
export type DecodedPicture = Awaited<ReturnType<typeof describedPicture>>;

/**
 * Decodes an uploaded picture and encodes it again: upright, at most 2560 px on the longest side, without metadata, and
 * within the bucket's size limit. Only the first frame of an animation is kept. Visitors may send only types that need
 * little memory, however many pixels they have.
 * @throws RefusedFile
 */
export async function decodePicture(file: Uint8Array, bucket: Bucket, whose: "office" | "visitors" = "office") {
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
	// No pixel is decoded before its number is known.
	const header = await readHeader(file);
	const { width, height } = header;
	if (width * height > incomingLimits.pixels || Math.max(width, height) > incomingLimits.side)
		throw new RefusedFile("picture.tooManyPixels");
	const sharp = await pictureLibrary();
	try {
		const upright = sharp(file, { limitInputPixels: incomingLimits.pixels, failOn: "truncated", pages: 1 })
			.autoOrient()
			.resize({ width: STORED_SIDE, height: STORED_SIDE, fit: "inside", withoutEnlargement: true });
		const replacement = header.hasAlpha ? "webp" : "jpg";
		return await encodePicture(upright, type === "other" ? replacement : type, bucket);
	} catch (error) {
		throw error instanceof RefusedFile ? error : new RefusedFile("picture.broken");
	}
}

/** For a picture that needs no encoding: it is upright, within the limits and without metadata. */
export async function describedPicture(bytes: Buffer, extension: PictureExtension) {
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
	// Statistics ignore other steps of the same call, and of all pixels they would take ten times as long.
	const small = await sharp(file).resize(32, 32, { fit: "inside" }).flatten({ background: "#ffffff" }).png().toBuffer();
	const { dominant } = await sharp(small).stats();
	return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The picture in about a hundred bytes, as base64; empty for a transparent one, through which it would show. */
async function previewOf(file: Uint8Array): Promise<string> {
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

/** An interlaced picture comes in seven passes, all its pixels in memory at once. Its header's last byte says so. */
const isInterlaced = (png: Uint8Array) => png[28] === 1;

/** The file type by the first bytes; "other" is stored as another type. No other decoder ever sees an uploaded file. */
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

/** For pictures too large in their own format. WebP keeps transparency and needs far fewer bytes. */
const webpFallbacks = [
	{ side: STORED_SIDE, quality: 80 },
	{ side: 1920, quality: 74 },
	{ side: 1280, quality: 60 },
];

/**
 * Encodes a picture in its own format or, if that exceeds the bucket's limit, as the largest WebP that fits.
 * @throws RefusedFile if none does
 */
export async function encodePicture(picture: Sharp, extension: PictureExtension, bucket: Bucket) {
	const maxBytes = mostStoredBytes(bucket);
	const first = await encoded(picture, extension);
	if (first.byteLength <= maxBytes) return describedPicture(first, extension);
	const sharp = await pictureLibrary();
	for (const { side, quality } of webpFallbacks) {
		const smaller = await sharp(first)
			.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
			.webp({ quality })
			.toBuffer();
		if (smaller.byteLength <= maxBytes) return describedPicture(smaller, "webp");
	}
	throw new RefusedFile("picture.tooLarge");
}

function encoded(picture: Sharp, extension: PictureExtension): Promise<Buffer> {
	const form = {
		jpg: () => picture.jpeg({ quality: 86, progressive: true }),
		png: () => picture.png({ compressionLevel: 8 }),
		gif: () => picture.gif(),
		webp: () => picture.webp({ quality: 86 }),
	};
	return form[extension]().toBuffer();
}
