/** The accepted picture types. The file's content decides, not its name. AVIF and TIFF are stored as another one. */
const visitorsTypes = ["image/jpeg", "image/png", "image/webp"];
const officeTypes = [...visitorsTypes, "image/gif", "image/avif", "image/tiff"];

/** For a file input. Without HEIC in it, an iPhone sends its photos as JPEG. */
export const acceptedPictures = officeTypes.join(",");
export const acceptedPhotos = visitorsTypes.join(",");

/** Limits of an uploaded file: a phone photo, which is then reduced. Pixels in all and on the longest side. */
export const incomingLimits = { bytes: 15 * 1024 * 1024, pixels: 50_000_000, side: 20_000 } as const;

/** The text key of why a file is refused before it is sent; null for one that the server has to look at. */
export function refusalOf(
	{ name, type, size }: { name: string; type: string; size: number },
	accepted = acceptedPictures,
): string | null {
	if (size === 0) return "picture.empty";
	if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return "picture.heic";
	if (!accepted.split(",").includes(type)) return "picture.type";
	return size > incomingLimits.bytes ? "picture.tooLarge" : null;
}
