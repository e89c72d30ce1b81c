import { type Connection, db, now } from "../foundation/database/client.server.ts";
import { isId, newId } from "../foundation/database/identity.ts";
import type { DecodedPicture } from "./storage/decode.server.ts";
import type { Bucket } from "./image-limits.ts";
import type { FileTable, PictureOwner } from "./storage/picture-owners.server.ts";
import { newPicturePath, originalKey } from "./picture-path.ts";
import { inPictureProcess } from "./picture-process.server.ts";
import { pictureStore } from "./storage/picture-stores.server.ts";
import type { Recipe } from "./editor/recipe.ts";
import { isStoreOurs } from "./storage/store-id.server.ts";
import { deleteVariants } from "./storage/variants.server.ts";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Schema } from "../foundation/database/schema.ts";

/** A picture, for pages. `preview` is null until it has been made. */
export type StoredPicture = {
	id: string;
	path: string;
	width: number;
	height: number;
	colour: string;
	preview: string;
};

/**
 * Decodes and stores an uploaded picture. A file is unpacked from its form when it is its turn, so that those that wait
 * are in memory once. `by` is null for a visitor.
 * @throws RefusedFile
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
 * because a request may have made one in the meantime. In a store that is another database's all of them stay.
 */
export async function deletePictureFiles(paths: string[]): Promise<void> {
	if (paths.length === 0 || !(await isStoreOurs())) return;
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

type JoinedPicture = { [Name in keyof StoredPicture as `picture_${Name}`]: StoredPicture[Name] | null };

const columns: (keyof StoredPicture)[] = ["id", "path", "width", "height", "colour", "preview"];

/** Joins the picture whose id is in `column`. A list of machines would otherwise need a second query for its pictures. */
export function withPicture<Table extends keyof Schema, Row>(
	query: SelectQueryBuilder<Schema, Table, Row>,
	column: string,
): SelectQueryBuilder<Schema, Table, Row & JoinedPicture> {
	// The query builder can't type a join to a table that the caller chooses.
	const joined = (query as unknown as SelectQueryBuilder<Schema, "settings", object>)
		.leftJoin("pictures", (join) => join.on("pictures.id", "=", sql.ref(column)))
		.select(columns.map((name) => `pictures.${name} as picture_${name}` as const));
	return joined as unknown as SelectQueryBuilder<Schema, Table, Row & JoinedPicture>;
}

export function pictureIn(row: JoinedPicture): StoredPicture | null {
	if (row.picture_id === null) return null;
	return {
		id: row.picture_id,
		path: row.picture_path!,
		width: row.picture_width!,
		height: row.picture_height!,
		colour: row.picture_colour!,
		preview: row.picture_preview!,
	};
}

/**
 * Copies those of these pictures that belong to the owner, rows and files. Returns the new id by the old one. Each file
 * is copied before its row, so that no row ever points at a missing file. The copies are in the originals' bucket, or in
 * `bucket`.
 */
export async function copyPictures(
	ids: string[],
	owner: PictureOwner,
	by: string,
	bucket?: Bucket,
): Promise<Map<string, string>> {
	const copies = new Map<string, string>();
	if (ids.length === 0) return copies;
	const rows = await db()
		.selectFrom("pictures")
		.select(["id", "path", "width", "height", "bytes", "colour", "preview", "recipe"])
		.where("id", "in", ids)
		.where("owner_id", "=", owner.id)
		.where("owner_kind", "=", owner.kind)
		.execute();
	for (const { id: original, path, ...picture } of rows) {
		const id = newId();
		const copy = newPicturePath(bucket ?? (path.split("/")[0] as Bucket), id, path.split(".").at(-1)!);
		await pictureStore().copy(path, copy);
		if (picture.recipe !== null) await pictureStore().copy(originalKey(path), originalKey(copy));
		await db()
			.insertInto("pictures")
			.values({ ...picture, id, path: copy, user_id: by, updated_at: now() })
			.execute();
		copies.set(original, id);
	}
	return copies;
}
