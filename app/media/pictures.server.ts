import { type Connection, db, now } from "../database/client.server.ts";
import { isId, newId, timeOfId } from "../database/identity.ts";
import type { DecodedPicture } from "./storage/decode.server.ts";
import type { Bucket } from "./image-limits.ts";
import type { FileTable } from "./storage/picture-owners.server.ts";
import { newPicturePath, originalKey } from "./picture-path.ts";
import { inPictureProcess } from "./picture-process.server.ts";
import { removeUnfinishedMadeFiles } from "./storage/made-files.server.ts";
import { pictureStore, removeUnfinishedFiles } from "./storage/picture-stores.server.ts";
import type { Recipe } from "./editor/recipe.ts";
import { deleteVariants, variantFolder, variantFolders } from "./storage/variants.server.ts";

/** A picture, for pages. `preview` is null until it has been made. */
export type StoredPicture = {
	id: string;
	path: string;
	width: number;
	height: number;
	colour: string;
	preview: string | null;
};

/** A picture without an owner after this time comes from a form that was never saved. */
const UNUSED_HOURS = 24;

/**
 * Decodes and stores an uploaded picture. A file is unpacked from its form when it is its turn, so that those that wait
 * are in memory once. `by` is null for a visitor.
 * @throws RefusedPicture
 */
export async function addPicture(
	file: Uint8Array | File,
	bucket: Bucket,
	by: string | null,
): Promise<StoredPicture & { bytes: number }> {
	const bytes = async () => (file instanceof File ? new Uint8Array(await file.arrayBuffer()) : file);
	const whose = by === null ? "visitors" : "office";
	return storePicture(await inPictureProcess(whose, "decode", async () => [await bytes(), bucket, whose]), bucket, by);
}

/**
 * Stores a decoded picture: its files before its row, so that no row ever points at a missing file. An edited one gets
 * a copy of its original, so that each row has files of its own.
 */
export async function storePicture(
	picture: DecodedPicture,
	bucket: Bucket,
	by: string | null,
	edited: { recipe: Recipe; originalFile: string } | null = null,
): Promise<StoredPicture & { bytes: number }> {
	const id = newId();
	const path = newPicturePath(bucket, id, picture.extension);
	const { width, height, colour, preview } = picture;
	const bytes = picture.bytes.byteLength;
	try {
		if (edited) await pictureStore().copy(edited.originalFile, originalKey(path));
		await pictureStore().put(path, picture.bytes);
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
				bytes,
				recipe: edited && JSON.stringify(edited.recipe),
				updated_at: now(),
			})
			.execute();
	} catch (error) {
		for (const file of [path, originalKey(path)]) await pictureStore().delete(file);
		throw error;
	}
	return { id, path, width, height, colour, preview, bytes };
}

/** The number of pictures, and the total size of pictures and documents in bytes, without served variants. */
export async function pictureBytes(): Promise<{ count: number; bytes: number }> {
	const sumsOf = async (table: FileTable) =>
		await db()
			.selectFrom(table)
			.select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | string | null>("bytes").as("bytes")])
			.executeTakeFirstOrThrow();
	const [pictures, documents] = [await sumsOf("pictures"), await sumsOf("documents")];
	return { count: Number(pictures.count), bytes: Number(pictures.bytes ?? 0) + Number(documents.bytes ?? 0) };
}

/** Pictures by id, in the given order, without those that do not exist. */
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

/** Deletes the rows of pictures and returns their paths; their files must be deleted after the transaction. */
export async function deletePictureRows(ids: string[], connection: Connection = db()): Promise<string[]> {
	if (ids.length === 0) return [];
	const rows = await connection.deleteFrom("pictures").where("id", "in", ids).returning("path").execute();
	return rows.map(({ path }) => path);
}

/**
 * Deletes picture files with their originals and served variants. Variants go first: if the process is killed in
 * between, the clean-up still finds the file and deletes it with its variants. They are deleted again afterwards,
 * because a request may have made one in the meantime.
 */
export async function deletePictureFiles(paths: string[]): Promise<void> {
	for (const path of paths) {
		await deleteVariants(path);
		for (const file of [path, originalKey(path)]) await pictureStore().delete(file);
		await deleteVariants(path);
	}
}

/**
 * As `deletePictureFiles`, for use after the rows are deleted: an error is ignored, since the clean-up deletes the
 * remaining files later. Returns true if all were deleted.
 */
export function tryDeletePictureFiles(paths: string[]): Promise<boolean> {
	return deletePictureFiles(paths).then(
		() => true,
		() => false,
	);
}

/**
 * Deletes uploads that were never saved, files without a row, and incomplete files. Runs at startup and every hour.
 * Returns the number of deleted pictures and documents.
 */
export async function removeUnusedPictures(): Promise<number> {
	await removeUnfinishedFiles();
	await removeUnfinishedMadeFiles();
	const before = new Date(Date.now() - UNUSED_HOURS * 3_600_000);
	// A single statement, so that it can't delete a picture that gets an owner at this moment.
	const unused = async (table: FileTable) =>
		await db()
			.deleteFrom(table)
			// A row without an owner was last changed when it lost it, or when it was uploaded.
			.where("updated_at", "<", before.toISOString())
			.where("owner_kind", "is", null)
			.returning("path")
			.execute();
	const rows = [...(await unused("pictures")), ...(await unused("documents"))];
	const paths = [...rows.map(({ path }) => path), ...(await orphanedFiles(before))];
	await deletePictureFiles(paths);
	await deleteOrphanedVariants(before);
	return paths.length;
}

/**
 * Deletes variants without a picture. They remain if a process is killed while it makes a variant of a picture that is
 * being deleted.
 */
async function deleteOrphanedVariants(before: Date): Promise<void> {
	const old = new Set<string>();
	for await (const folder of variantFolders())
		if (timeOfId(folder.split("/").at(-1)!) < before.getTime()) old.add(folder);
	if (old.size === 0) return;
	for (const { path } of await db().selectFrom("pictures").select("path").execute()) old.delete(variantFolder(path));
	for (const folder of old) await deleteVariants(folder);
}

/** Files from before this time without a row, left by a process that ended before it could write the row. */
async function orphanedFiles(before: Date): Promise<string[]> {
	const old: string[] = [];
	for await (const key of pictureStore().keys()) if (timeOfId(key.split("/").at(-1)!) < before.getTime()) old.push(key);
	if (old.length === 0) return [];
	const pathsIn = async (table: FileTable) => await db().selectFrom(table).select("path").execute();
	const rows = [...(await pathsIn("pictures")), ...(await pathsIn("documents"))];
	const known = new Set(rows.flatMap(({ path }) => [path, originalKey(path)]));
	return old.filter((path) => !known.has(path));
}
