import { type Connection, db, now } from "../database/client.server.ts";
import { isId, newId, timeOfId } from "../database/identity.ts";
import { type DecodedPicture, decodePicture } from "./decode.server.ts";
import type { Bucket } from "./image-limits.ts";
import { newPicturePath } from "./picture-path.ts";
import { pictureStore, removeUnfinishedFiles } from "./picture-stores.server.ts";
import { semaphore } from "../rate-limit/semaphore.server.ts";
import { deleteVariants, variantFolder, variantFolders } from "./variants.server.ts";

/** What pages need of a picture. `preview` is null until it is made. */
export type StoredPicture = {
	id: string;
	path: string;
	width: number;
	height: number;
	colour: string;
	preview: string | null;
};

/** A phone photo takes up to 200 MB while it is decoded, so they are taken one by one. */
const decoding = semaphore(1);

/** A picture that no record took within this time was left behind by a form that was never saved. */
const UNUSED_HOURS = 24;

/**
 * Takes in an uploaded picture. The file is stored before its row, so that no row ever points at nothing.
 * @throws RefusedPicture
 */
export async function addPicture(file: Uint8Array, bucket: Bucket, by: string): Promise<StoredPicture> {
	return storePicture(await decoding(() => decodePicture(file, bucket)), bucket, by);
}

/** Stores a picture that is decoded already. */
export async function storePicture(picture: DecodedPicture, bucket: Bucket, by: string): Promise<StoredPicture> {
	const id = newId();
	const path = newPicturePath(bucket, id, picture.extension);
	const { width, height, colour, preview } = picture;
	await pictureStore().put(path, picture.bytes);
	try {
		await db()
			.insertInto("pictures")
			.values({
				id,
				path,
				user_id: by,
				width,
				height,
				colour,
				preview,
				bytes: picture.bytes.byteLength,
				updated_at: now(),
			})
			.execute();
	} catch (error) {
		await pictureStore().delete(path);
		throw error;
	}
	return { id, path, width, height, colour, preview };
}

/** How many pictures there are, and their bytes together, without their served forms. */
export async function pictureBytes(): Promise<{ count: number; bytes: number }> {
	const sums = await db()
		.selectFrom("pictures")
		.select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | string | null>("bytes").as("bytes")])
		.executeTakeFirstOrThrow();
	return { count: Number(sums.count), bytes: Number(sums.bytes ?? 0) };
}

/** Pictures by their ids, in that order; those that are not there (any more) are left out. */
export async function findPictures(ids: string[], connection: Connection = db()): Promise<StoredPicture[]> {
	const known = ids.filter(isId);
	if (known.length === 0) return [];
	const rows = await connection
		.selectFrom("pictures")
		.select(["id", "path", "width", "height", "colour", "preview"])
		.where("id", "in", known)
		.execute();
	return known.flatMap((id) => rows.filter((row) => row.id === id));
}

/** Removes the rows of pictures and gives back their paths, whose files go once the transaction has ended. */
export async function deletePictureRows(ids: string[], connection: Connection = db()): Promise<string[]> {
	if (ids.length === 0) return [];
	const rows = await connection.deleteFrom("pictures").where("id", "in", ids).returning("path").execute();
	return rows.map(({ path }) => path);
}

/**
 * Removes picture files and their served forms. The forms go first: whoever is killed on the way leaves a file without
 * a row, which is swept with all its forms, and not forms that nobody finds any more. They go last, too: somebody may
 * have asked for one meanwhile.
 */
export async function deletePictureFiles(paths: string[]): Promise<void> {
	for (const path of paths) {
		await deleteVariants(path);
		await pictureStore().delete(path);
		await deleteVariants(path);
	}
}

/**
 * As `deletePictureFiles`, once the rows are gone: a file that can't be removed makes that no failure, and is swept
 * later. Tells whether all are removed.
 */
export function tryDeletePictureFiles(paths: string[]): Promise<boolean> {
	return deletePictureFiles(paths).then(
		() => true,
		() => false,
	);
}

/**
 * Removes pictures that nobody owns: uploads that were never saved, and files whose row is missing or that are only
 * half there. Runs at the start and every hour.
 */
export async function removeUnusedPictures(): Promise<number> {
	await removeUnfinishedFiles();
	const before = new Date(Date.now() - UNUSED_HOURS * 3_600_000);
	// One statement: a picture that a form is saved with at this moment is no longer nobody's.
	const unused = await db()
		.deleteFrom("pictures")
		.where("created_at", "<", before.toISOString())
		.where("owner_kind", "is", null)
		.returning("path")
		.execute();
	const paths = [...unused.map(({ path }) => path), ...(await orphanedFiles(before))];
	await deletePictureFiles(paths);
	await deleteOrphanedVariants(before);
	return paths.length;
}

/**
 * A process that is killed while a form is made of a picture that somebody removes leaves that form, and nothing that
 * leads to it.
 */
async function deleteOrphanedVariants(before: Date): Promise<void> {
	const old = new Set<string>();
	for await (const folder of variantFolders())
		if (timeOfId(folder.split("/").at(-1)!) < before.getTime()) old.add(folder);
	if (old.size === 0) return;
	for (const { path } of await db().selectFrom("pictures").select("path").execute()) old.delete(variantFolder(path));
	for (const folder of old) await deleteVariants(folder);
}

/** Files that were stored before a time and have no row: the process ended between the two. */
async function orphanedFiles(before: Date): Promise<string[]> {
	const old: string[] = [];
	for await (const key of pictureStore().keys()) if (timeOfId(key.split("/").at(-1)!) < before.getTime()) old.push(key);
	if (old.length === 0) return [];
	const known = new Set((await db().selectFrom("pictures").select("path").execute()).map(({ path }) => path));
	return old.filter((path) => !known.has(path));
}
