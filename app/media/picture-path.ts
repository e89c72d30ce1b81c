import type { Bucket } from "./image-limits.ts";

/**
 * Stands in a picture's address where the id of who uploaded it stood. It is the same for all people: an id of their
 * own, however random, would still tell which pictures come from one hand. Whose a picture is, `pictures.user_id` says
 * to the office.
 */
const NOBODY = "00000000-0000-4000-8000-000000000000";

/** Where a new picture is stored: `angebot-bilder/{userId}/{uuid}.{ext}`, with an id that names nobody. */
export function newPicturePath(bucket: Bucket, id: string, extension: string): string {
	return `${bucket}/${NOBODY}/${id}.${extension}`;
}

const path = /^(angebot|news)-bilder\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.(jpg|png|webp|gif)$/;

/** Whether a word from an address can be the key of a stored picture. */
export function isPicturePath(word: string): boolean {
	return path.test(word);
}

/** The id of the picture that is stored there. */
export function pictureIdOf(path: string): string {
	return path
		.split("/")
		.at(-1)!
		.replace(/\.\w+$/, "");
}
