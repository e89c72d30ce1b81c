import { Readable } from "node:stream";
import type { Sharp } from "sharp";
import { pictureLibrary } from "./picture-library.server.ts";
import { type Bucket, type ServedFormat, publicVariants, type Variant } from "./image-limits.ts";
import { pictureStore, variantStore } from "./picture-stores.server.ts";
import { semaphore } from "../rate-limit/semaphore.server.ts";

/** At most two conversions at once; pages go on beside them. */
const converting = semaphore(2);
/** Of these at most one that nobody waits for, so that a visitor's picture never stands behind a whole upload. */
const preparing = semaphore(1);
const conversions = new Map<string, Promise<Buffer | null>>();

const contentType: Record<ServedFormat, string> = { webp: "image/webp", avif: "image/avif", jpeg: "image/jpeg" };

/** A picture in one of its served forms, made at the first call and kept; null when there is no such picture. */
export async function servedPicture(
	path: string,
	variant: Variant,
): Promise<{ body: ReadableStream; type: string } | null> {
	const key = keyOf(path, variant);
	const type = contentType[variant.format];
	const store = variantStore();
	if (await store.exists(key)) return { body: Readable.toWeb(await store.stream(key)) as ReadableStream, type };
	const bytes = await oncePerKey(key, () => converting(() => make(path, variant, key)));
	return bytes && { body: new Blob([new Uint8Array(bytes)]).stream(), type };
}

/** Whether there is such a picture, in whichever form. */
export function isStored(path: string): Promise<boolean> {
	return pictureStore().exists(path);
}

/**
 * Makes the forms in which pages show a new picture, so that no visitor has to wait for them. What fails here is made
 * at the first call.
 */
export async function prepareVariants(path: string): Promise<void> {
	for (const variant of publicVariants(path.split("/")[0] as Bucket)) {
		const key = keyOf(path, variant);
		await preparing(async () => {
			if (!(await variantStore().exists(key))) await oncePerKey(key, () => converting(() => make(path, variant, key)));
		}).catch(() => {});
	}
}

/** Removes all served forms of a picture. */
export async function deleteVariants(path: string): Promise<void> {
	await variantStore().deleteAll(variantFolder(path));
}

/** Where served forms lie, of whichever picture; some come several times. */
export async function* variantFolders(): AsyncGenerator<string> {
	for await (const key of variantStore().keys()) yield key.slice(0, key.lastIndexOf("/"));
}

function keyOf(path: string, { width, height, format }: Variant): string {
	return `${variantFolder(path)}/${width}${height ? `x${height}` : ""}.${format}`;
}

/** Where the served forms of a picture lie. */
export function variantFolder(path: string): string {
	return path.replace(/\.\w+$/, "");
}

/** The same work asked for twice at a time is done once. */
function oncePerKey(key: string, work: () => Promise<Buffer | null>): Promise<Buffer | null> {
	const running = conversions.get(key) ?? work().finally(() => conversions.delete(key));
	conversions.set(key, running);
	return running;
}

async function make(path: string, { width, height, format }: Variant, key: string): Promise<Buffer | null> {
	const store = pictureStore();
	if (!(await store.exists(path))) return null;
	const sharp = await pictureLibrary();
	const original = sharp(await store.bytes(path), { pages: 1 });
	const sized = height
		? original.resize(width, height, { fit: "cover", position: "attention" })
		: original.resize({ width, withoutEnlargement: true });
	const bytes = await encoded(sized, format).toBuffer();
	// A full disk can't keep it; who asked gets it all the same.
	await variantStore()
		.put(key, bytes)
		.catch(() => {});
	if (await store.exists(path)) return bytes;
	// It was removed meanwhile: nothing of it may stay.
	await deleteVariants(path);
	return null;
}

function encoded(picture: Sharp, format: ServedFormat): Sharp {
	// More effort than 2 takes ten times as long and saves nothing to speak of.
	if (format === "avif") return picture.avif({ quality: 50, effort: 2 });
	if (format === "jpeg") return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true });
	return picture.webp({ quality: 74 });
}
