/** The accepted picture types. The file's content decides, not its name. AVIF and TIFF are stored as another one. */
const visitorsTypes = ["image/jpeg", "image/png", "image/webp"];
const officeTypes = [...visitorsTypes, "image/gif", "image/avif", "image/tiff"];

/** For a file input. Without HEIC in it, an iPhone sends its photos as JPEG. */
export const acceptedPictures = officeTypes.join(",");
export const acceptedPhotos = visitorsTypes.join(",");

/** Limits of an uploaded picture, which is then reduced: `pixels` in all, `side` on the longest side. */
export const incomingLimits = { bytes: 15 * 1024 * 1024, pixels: 50_000_000, side: 20_000 } as const;

/** Why a picture is refused before it is sent, as a text key; null if the server has to look at it. */
export function refusalOf({ name, type, size }: Pick<File, "name" | "type" | "size">, accepted = acceptedPictures) {
	if (size === 0) return "picture.empty";
	if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return "picture.heic";
	if (!accepted.split(",").includes(type)) return "picture.type";
	return size > incomingLimits.bytes ? "picture.tooLarge" : null;
}
