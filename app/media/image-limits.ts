/** A folder in the picture store. Each collection names its own in its record. */
export type Bucket = `${string}-bilder`;

/** Photos that visitors send; no public address leads to them. */
export const PRIVATE_BUCKET = "anfragen-bilder";
export const PORTRAIT_BUCKET = "personen-bilder";
const MEGABYTE = 1024 * 1024;

/** The most bytes of a stored picture. A machine's has no limit, because it is shown larger. */
export function mostStoredBytes(bucket: Bucket): number {
	if (bucket === "angebot-bilder") return Number.POSITIVE_INFINITY;
	return bucket === PRIVATE_BUCKET ? 4 * MEGABYTE : 2 * MEGABYTE;
}

/** Longest side of a stored picture, in pixels. */
export const STORED_SIDE = 2560;

/**
 * Widths of 4:3 crops in pixels, for: thumbnails; cards next to the filters; small screens; cards on phones with a
 * pixel ratio of 2 and the large picture of a machine; the same on sharper screens.
 */
export const cropWidths = [240, 320, 480, 720, 960] as const;
/** As wide as a machine's large picture is on wide or dense screens of a desk. */
export const LARGE_CROP = 1440;
export const wholeWidths = [480, 768, 1280, 1920] as const;
/** Only these widths are served. */
export const servedWidths = [240, 320, 480, 720, 768, 960, 1280, LARGE_CROP, 1920] as const;
export const servedFormats = ["webp", "avif", "jpeg"] as const;

/** A size and format in which a picture is served. `height` is set for a crop that covers width × height. */
export type Variant = { width: number; height: number | null; format: (typeof servedFormats)[number] };

export const linkPreviewCrop = { width: 1200, height: 630, format: "jpeg" } as const satisfies Variant;

/** Shown at a quarter of its width and more. */
export const thumbnailCrop = { width: 240, height: 180, format: "avif" } as const satisfies Variant;
/** For browsers without AVIF. */
export const fallbackCrop = { width: 720, height: 540, format: "webp" } as const satisfies Variant;
export const fallbackWhole = { width: 1280, height: null, format: "webp" } as const satisfies Variant;
/** A picture over the whole window. */
export const enlargedVariant = { width: 1920, height: null, format: "webp" } as const satisfies Variant;

export function publicVariants(bucket: Bucket): Variant[] {
	if (bucket === PRIVATE_BUCKET) return [];
	const cropOf = (width: number) => ({ width, height: cropHeight(width), format: "avif" as const });
	const crops = cropWidths.map(cropOf);
	const wholes = wholeWidths.map((width) => ({ width, height: null, format: "avif" as const }));
	return bucket === "angebot-bilder"
		? [...crops, cropOf(LARGE_CROP), fallbackCrop, enlargedVariant, linkPreviewCrop]
		: [...crops, fallbackCrop, ...wholes, fallbackWhole, linkPreviewCrop];
}

export function cropHeight(width: number): number {
	return (width * 3) / 4;
}

export function pictureAddress(path: string, { width, height, format }: Variant): string {
	return `/media/${path}${pictureSearch({ width, height, format })}`;
}

function pictureSearch({ width, height, format }: Variant): string {
	return `?w=${width}${height ? `&h=${height}&fit=cover` : ""}&format=${format}`;
}

/** Reads a variant from an address; null for any other size or format, so that nobody can fill the disk. */
export function readVariant(params: URLSearchParams): Variant | null {
	const known = ["w", "h", "fit", "format"];
	if ([...params.keys()].some((key) => !known.includes(key) || params.getAll(key).length > 1)) return null;
	if (pictureSearch(linkPreviewCrop) === `?${params}`) return linkPreviewCrop;
	const width = servedWidths.find((served) => String(served) === params.get("w"));
	const format = servedFormats.find((served) => served === (params.get("format") ?? "webp"));
	if (!width || !format) return null;
	const h = params.get("h");
	if (h === null) return params.has("fit") ? null : { width, height: null, format };
	if (h !== String(cropHeight(width)) || (params.get("fit") ?? "cover") !== "cover") return null;
	return { width, height: cropHeight(width), format };
}

export function linkPreviewPicture(picture: { path: string; alt: string } | null) {
	return picture && { address: pictureAddress(picture.path, linkPreviewCrop), alt: picture.alt };
}
