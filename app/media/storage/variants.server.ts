import { Readable } from "node:stream";
import type { Sharp } from "sharp";
import { pictureLibrary } from "./picture-library.server.ts";
import { type Bucket, fallbackCrop, publicVariants, type Variant } from "../image-limits.ts";
import { db } from "../../foundation/database/client.server.ts";
import { pictureIdOf } from "../picture-path.ts";
import { cutAround, focusInResult, readRecipe } from "../editor/recipe.ts";
import { pictureStore, variantStore } from "./picture-stores.server.ts";
import { ConcurrencyLimit } from "../../foundation/config/concurrency-limit.ts";

/** At most two conversions at once, so that pages stay responsive. */
const converting = new ConcurrencyLimit(2);
/** At most one of them in advance, so that a visitor's picture never waits for all variants of an upload. */
const preparing = new ConcurrencyLimit(1);
const conversions = new Map<string, Promise<Buffer | null>>();

/** A variant of a picture, made on first request and then stored; null if there is no such picture. */
export async function servedPicture(path: string, variant: Variant) {
	const key = keyOf(path, variant);
	const type = `image/${variant.format}`;
	const store = variantStore();
	if (await store.exists(key)) return { body: Readable.toWeb(await store.stream(key)) as ReadableStream, type };
	const bytes = await made(path, variant);
	return bytes && { body: new Blob([new Uint8Array(bytes)]).stream(), type };
}

/** Sends a picture so that nothing in it runs on our address; 404 if there is none. */
export function pictureAnswer(picture: { body: BodyInit; type: string } | null, more: Record<string, string> = {}) {
	if (!picture) return new Response(null, { status: 404 });
	const headers = { "Content-Type": picture.type, "Content-Security-Policy": "default-src 'none'; sandbox" };
	return new Response(picture.body, { headers: { ...more, ...headers } });
}

/** Makes the public variants of a new picture in advance. One that fails here is made at the first request. */
export async function prepareVariants(path: string): Promise<void> {
	for (const variant of publicVariants(path.split("/")[0] as Bucket)) {
		await preparing
			.run(async () => {
				if (!(await variantStore().exists(keyOf(path, variant)))) await made(path, variant);
			})
			.catch(() => {});
	}
}

export async function deleteVariants(path: string): Promise<void> {
	await variantStore().deleteAll(variantFolder(path));
}

function keyOf(path: string, { width, height, format }: Variant): string {
	return `${variantFolder(path)}/${width}${height ? `x${height}` : ""}.${format}`;
}

function variantFolder(path: string): string {
	return path.replace(/\.\w+$/, "");
}

/** Makes and stores a variant; concurrent calls for the same one share the work. */
function made(path: string, variant: Variant): Promise<Buffer | null> {
	const key = keyOf(path, variant);
	const running =
		conversions.get(key) ?? converting.run(() => make(path, variant, key)).finally(() => conversions.delete(key));
	conversions.set(key, running);
	return running;
}

async function make(path: string, variant: Variant, key: string): Promise<Buffer | null> {
	const { width, height } = variant;
	const store = pictureStore();
	if (!(await store.exists(path))) return null;
	const sharp = await pictureLibrary();
	const original = sharp(await store.bytes(path), { pages: 1 });
	const sized = height
		? await cropped(original, { width, height }, path)
		: original.resize({ width, withoutEnlargement: true });
	const bytes = await encoded(sized, variant).toBuffer();
	// The visitor gets the picture even if a full disk can't store it.
	await variantStore()
		.put(key, bytes)
		.catch(() => {});
	if (await store.exists(path)) return bytes;
	// The picture was deleted in the meantime, so no variant may remain.
	await deleteVariants(path);
	return null;
}

/** A cut that covers `size`, around the picture's focus if it has one. */
async function cropped(picture: Sharp, size: { width: number; height: number }, path: string): Promise<Sharp> {
	const row = await db()
		.selectFrom("pictures")
		.select(["recipe", "width", "height"])
		.where("id", "=", pictureIdOf(path))
		.executeTakeFirst();
	const recipe = row && readRecipe(row.recipe);
	const focus = recipe && focusInResult(recipe);
	if (!focus) return picture.resize(size.width, size.height, { fit: "cover", position: "attention" });
	return picture.extract(cutAround(focus, row, size)).resize(size.width, size.height, { fit: "fill" });
}

function encoded(picture: Sharp, { width, format }: Variant): Sharp {
	// More effort than 2 takes ten times as long and saves almost nothing. On a phone's dense screen nobody sees that its
	// crop is of lower quality, and so of 20 kB at most.
	if (format === "avif") return picture.avif({ quality: width === fallbackCrop.width ? 40 : 50, effort: 2 });
	if (format === "jpeg") return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true });
	return picture.webp({ quality: 74 });
}
