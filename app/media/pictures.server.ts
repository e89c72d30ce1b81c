import { type Connection, db, now } from "../foundation/database/client.server.ts";
import { isId, newId } from "../foundation/database/identity.ts";
import { documentPath } from "./documents.server.ts";
import type { DecodedPicture } from "./storage/decode.server.ts";
import type { Bucket } from "./image-limits.ts";
import { type FileTable, fileTables, type PictureOwner } from "./storage/picture-owners.server.ts";
import { newPicturePath, originalKey } from "./picture-path.ts";
import { inPictureProcess } from "./picture-process.server.ts";
import { pictureStore } from "./storage/picture-stores.server.ts";
import type { Recipe } from "./editor/recipe.ts";
import { isStoreOurs } from "./storage/store-id.server.ts";
import { deleteVariants } from "./storage/variants.server.ts";
import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { Schema } from "../foundation/database/schema.ts";

const columns = ["id", "path", "width", "height", "colour", "preview"] as const;

/** A picture as pages show it. */
export type StoredPicture = Pick<Selectable<Schema["pictures"]>, (typeof columns)[number]>;

/**
 * Decodes and stores an uploaded picture. A file is read when it is its turn, so that those that wait are in memory
 * only once. `by` is null for a visitor.
 * @throws RefusedFile
 */
export async function addPicture(file: Uint8Array | File, bucket: Bucket, by: string | null) {
	const bytes = async () => (file instanceof File ? new Uint8Array(await file.arrayBuffer()) : file);
	const whose = by === null ? "visitors" : "office";
	return storePicture(await inPictureProcess(whose, "decode", async () => [await bytes(), bucket, whose]), bucket, by);
}

/**
 * Stores a decoded picture: its files before its row, so that no row ever points at a missing file. An edited one gets
 * a copy of its original, so that each row has files of its own.
 */
export async function storePicture(
	{ bytes, extension, ...shown }: DecodedPicture,
	bucket: Bucket,
	by: string | null,
	edited: { recipe: Recipe; originalFile: string } | null = null,
) {
	const id = newId();
	const path = newPicturePath(bucket, id, extension);
	const stored = { id, path, ...shown, bytes: bytes.byteLength };
	const recipe = edited && JSON.stringify(edited.recipe);
	try {
		if (edited) await pictureStore().copy(edited.originalFile, originalKey(path));
		await pictureStore().put(path, bytes);
		await db()
			.insertInto("pictures")
			.values({ ...stored, recipe, user_id: by, updated_at: now() })
			.execute();
	} catch (error) {
		for (const file of [path, originalKey(path)]) await pictureStore().delete(file);
		throw error;
	}
	return stored;
}

/** The total size of pictures and documents in bytes, without served variants. */
export async function pictureBytes(): Promise<number> {
	let bytes = 0;
	for (const table of fileTables) {
		const files = db().selectFrom(table);
		const { sum } = await files.select(({ fn }) => fn.sum<number | null>("bytes").as("sum")).executeTakeFirstOrThrow();
		bytes += sum ?? 0;
	}
	return bytes;
}

/** Pictures by id, in the given order, without those that do not exist. */
export async function findPictures(ids: string[], connection: Connection = db()): Promise<StoredPicture[]> {
	const known = ids.filter(isId);
	if (known.length === 0) return [];
	const rows = await connection.selectFrom("pictures").select(columns).where("id", "in", known).execute();
	return known.flatMap((id) => rows.filter((row) => row.id === id));
}

/** Deletes the rows of pictures and returns their paths; the files must be deleted after the transaction. */
export async function deletePictureRows(ids: string[]): Promise<string[]> {
	if (ids.length === 0) return [];
	const rows = await db().deleteFrom("pictures").where("id", "in", ids).returning("path").execute();
	return rows.map(({ path }) => path);
}

/**
 * Deletes picture files with their originals and served variants, unless the store is another database's. Variants go
 * first: after a kill in between, the clean-up still finds the file. They are deleted once more at the end, because a
 * request may have made one meanwhile.
 */
export async function deletePictureFiles(paths: string[]): Promise<void> {
	if (paths.length === 0 || !(await isStoreOurs())) return;
	for (const path of paths) {
		await deleteVariants(path);
		for (const file of [path, originalKey(path)]) await pictureStore().delete(file);
		await deleteVariants(path);
	}
}

/** As `deletePictureFiles`, once the rows are deleted. False if it fails; the clean-up then deletes the rest later. */
export function tryDeletePictureFiles(paths: string[]): Promise<boolean> {
	return deletePictureFiles(paths).then(
		() => true,
		() => false,
	);
}

type JoinedPicture = { [Name in keyof StoredPicture as `picture_${Name}`]: StoredPicture[Name] | null };

/** Joins the picture whose id is in `column`, which saves a list of machines a second query. */
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
	return Object.fromEntries(columns.map((name) => [name, row[`picture_${name}`]])) as StoredPicture;
}

/**
 * Copies rows and files of those of these pictures or documents that belong to the owner. Pictures stay in their bucket
 * unless `bucket` names one. Returns each new id by the old one. A file comes before its row: none points at a missing one.
 */
export async function copyFiles(table: FileTable, ids: string[], owner: PictureOwner, by: string, bucket?: Bucket) {
	const copies = new Map<string, string>();
	if (ids.length === 0) return copies;
	const rows = await db()
		.selectFrom(table)
		.selectAll()
		.where("id", "in", ids)
		.where("owner_id", "=", owner.id)
		.where("owner_kind", "=", owner.kind)
		.execute();
	for (const { created_at: _, ...row } of rows) {
		const id = newId();
		const [folder, extension] = [bucket ?? (row.path.split("/")[0] as Bucket), row.path.split(".").at(-1)!];
		const path = table === "documents" ? documentPath(id) : newPicturePath(folder, id, extension);
		await pictureStore().copy(row.path, path);
		if ("recipe" in row && row.recipe) await pictureStore().copy(originalKey(row.path), originalKey(path));
		const free = { owner_kind: null, owner_id: null, ...(table === "documents" && { position: null }) };
		await db()
			.insertInto(table)
			.values({ ...row, ...free, id, path, user_id: by, updated_at: now() })
			.execute();
		copies.set(row.id, id);
	}
	return copies;
}
