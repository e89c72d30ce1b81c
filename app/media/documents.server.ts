import { type Connection, db, now } from "../foundation/database/client.server.ts";
import { isId, newId } from "../foundation/database/identity.ts";
import {
	type DocumentKind,
	documentLimits,
	DOCUMENTS,
	type ListedDocument,
	type StoredDocument,
	titleOfFile,
} from "./document.ts";
import type { PictureOwner } from "./storage/picture-owners.server.ts";
import { pictureStore } from "./storage/picture-stores.server.ts";
import { RefusedFile } from "./upload/refused-file.server.ts";

const columns = ["id", "kind", "title", "title_en", "bytes"] as const;

/**
 * Checks and stores an uploaded document, unchanged.
 * @throws RefusedFile
 */
export async function addDocument(file: Uint8Array, fileName: string, by: string): Promise<StoredDocument> {
	checkDocument(file, documentLimits.bytes);
	const { path, ...document } = await storeDocumentFile(file, fileName);
	await db()
		.insertInto("documents")
		.values({ ...document, path, user_id: by, updated_at: now() })
		.execute();
	return document;
}

/**
 * Checks a file's size, and that it begins as a PDF. More can't be known of it, so nobody opens one on our address.
 * @throws RefusedFile
 */
export function checkDocument(file: Uint8Array, mostBytes: number): void {
	if (file.byteLength === 0) throw new RefusedFile("document.empty");
	if (file.byteLength > mostBytes) throw new RefusedFile("document.tooLarge");
	if (Buffer.from(file.subarray(0, 5)).toString("latin1") !== "%PDF-") throw new RefusedFile("document.type");
}

type StoredFile = StoredDocument & { path: string };

/** Stores a checked document's file. The caller inserts the returned row afterwards: none points at a missing file. */
export async function storeDocumentFile(file: Uint8Array, fileName: string): Promise<StoredFile> {
	const id = newId();
	const path = documentPath(id);
	await pictureStore().put(path, file);
	return { id, path, bytes: file.byteLength, kind: "sonstiges", title: titleOfFile(fileName), title_en: "" };
}

export const documentPath = (id: string) => `${DOCUMENTS}/${id}.pdf`;

/** Those of the listed documents that exist, in order. */
export async function shownDocuments(listed: ListedDocument[], t: Connection = db()): Promise<StoredDocument[]> {
	const ids = listed.map(({ id }) => id).filter(isId);
	if (ids.length === 0) return [];
	const rows = await t.selectFrom("documents").select(["id", "bytes"]).where("id", "in", ids).execute();
	const bytes = new Map(rows.map((row) => [row.id, row.bytes]));
	return listed.flatMap((one) => (bytes.has(one.id) ? { ...one, bytes: bytes.get(one.id)! } : []));
}

/** The documents of an owner that visitors may see, in order. */
export async function documentsOf(owner: PictureOwner, t: Connection = db()): Promise<StoredDocument[]> {
	const rows = await t
		.selectFrom("documents")
		.select(columns)
		.where("owner_id", "=", owner.id)
		.where("owner_kind", "=", owner.kind)
		.where("position", "is not", null)
		.orderBy("position")
		.execute();
	return rows.map((row) => ({ ...row, kind: row.kind as DocumentKind }));
}

export async function findDocument(id: string) {
	if (!isId(id)) return null;
	const row = await db()
		.selectFrom("documents")
		.select([...columns, "path", "position", "owner_kind", "owner_id", "user_id"])
		.where("id", "=", id)
		.executeTakeFirst();
	return row ?? null;
}

/** Shows visitors these documents of an owner in this order, and none of its others. */
export async function placeDocuments(owner: PictureOwner, listed: ListedDocument[], t: Connection): Promise<void> {
	const own = () => t.updateTable("documents").where("owner_id", "=", owner.id).where("owner_kind", "=", owner.kind);
	await own().set({ position: null, updated_at: now() }).where("position", "is not", null).execute();
	for (const [position, { id, kind, title, title_en }] of listed.entries())
		await own().set({ position, kind, title, title_en, updated_at: now() }).where("id", "=", id).execute();
}
