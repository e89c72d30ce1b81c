import type { Bucket } from "./image-limits.ts";

/**
 * Stands for the uploader's id in every picture's address: even a random id would reveal which pictures one person has
 * uploaded. The office finds the uploader in `pictures.user_id`.
 */
const NOBODY = "00000000-0000-4000-8000-000000000000";

/** The path of a new picture: `angebot-bilder/{nobody}/{uuid}.{ext}`. */
export function newPicturePath(bucket: Bucket, id: string, extension: string): string {
	return `${bucket}/${NOBODY}/${id}.${extension}`;
}

const path = /^([a-z]+-bilder)\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.(jpg|png|webp|gif)$/;

/** Whether this text from an address can be the path of a picture in one of these buckets. */
export function isPicturePath(word: string, buckets: readonly Bucket[]): boolean {
	const bucket = path.exec(word)?.[1];
	return bucket !== undefined && (buckets as readonly string[]).includes(bucket);
}

export function pictureIdOf(path: string): string {
	return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}

/** Where the original of an edited picture is kept. No address leads there: it shows what the edited one hides. */
export function originalKey(path: string): string {
	return `originale/${pictureIdOf(path)}`;
}
