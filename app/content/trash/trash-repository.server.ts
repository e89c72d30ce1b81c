import { type Connection, daysAgo, db, now, inTransaction } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";
import { noFiles, releaseOtherFiles, transferFiles } from "../../media/storage/picture-owners.server.ts";
import { tryDeletePictureFiles } from "../../media/pictures.server.ts";
import type { Actor, CollectionName } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import type { Draft } from "../drafts/drafts.server.ts";
import type { RecordRow } from "../record-rows.server.ts";
import type { ListedPicture } from "../versions/version.ts";
import { KEPT_DAYS } from "./trash-rules.ts";

export type TrashedRecord = { row: RecordRow; pictures: ListedPicture[]; draft: Draft | null };

const inTrash = (id: string) => ({ kind: "trash", id });

/** Puts a record and its files into the trash. Called in the transaction that deletes the record's row. */
export async function moveToTrash(kind: CollectionName, name: string, record: TrashedRecord, by: Actor, t: Connection) {
	const { id, nr, search_text, sort_name } = record.row;
	await t
		.insertInto("trash")
		.values({
			id,
			kind,
			name,
			record: JSON.stringify(record),
			nr: nr === undefined ? null : Number(nr),
			search_text: String(search_text),
			sort_name: String(sort_name),
			deleted_by: by.email,
			created_at: now(),
			updated_at: now(),
		})
		.execute();
	await transferFiles({ kind, id }, inTrash(id), t);
	await writeAudit({ kind, id, name, action: "deleted", by }, t);
}

/** Takes a record and its files out of the trash, to be stored again in the same transaction. */
export async function takeFromTrash(kind: CollectionName, id: string, by: Actor, t: Connection) {
	const row = await deleteRow(kind, id, t);
	if (!row) return null;
	await transferFiles(inTrash(id), { kind, id }, t);
	await writeAudit({ kind, id, name: row.name, action: "restored", by }, t);
	return JSON.parse(row.record) as TrashedRecord;
}

export async function readInTrash(kind: CollectionName, id: string): Promise<TrashedRecord | null> {
	if (!isId(id)) return null;
	const row = await db()
		.selectFrom("trash")
		.select("record")
		.where("id", "=", id)
		.where("kind", "=", kind)
		.executeTakeFirst();
	return row ? (JSON.parse(row.record) as TrashedRecord) : null;
}

/** The id of the offer with this number, if that is in the trash. */
export async function offerInTrash(nr: number): Promise<string | null> {
	const row = await db().selectFrom("trash").select("id").where("nr", "=", nr).executeTakeFirst();
	return row?.id ?? null;
}

export async function isInTrash(id: string, t: Connection): Promise<boolean> {
	return (await t.selectFrom("trash").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Those of `ids` that are in the trash, since when (UTC), and by whom. */
export function trashedAmong(kind: CollectionName, ids: string[], t: Connection = db()) {
	const rows = t.selectFrom("trash").select(["id", "name", "created_at as at", "deleted_by as by"]);
	return rows.where("kind", "=", kind).where("id", "in", ids).execute();
}

/** Deletes records for good whose time is over, or all from `before` (UTC). Runs at the start and every hour. */
export async function emptyOldTrash(before = daysAgo(KEPT_DAYS), by: Actor | null = null): Promise<number> {
	const rows = await db().selectFrom("trash").select(["id", "kind"]).where("created_at", "<", before).execute();
	for (const { id, kind } of rows) await removeForGood({ kind: kind as CollectionName, id }, by);
	return rows.length;
}

/** Deletes a record for good, with all that is kept about it. Returns its name; null if it was not in the trash. */
export async function removeForGood({ kind, id }: { kind: CollectionName; id: string }, by: Actor | null) {
	const removed = await inTransaction(async (t) => {
		const row = await deleteRow(kind, id, t);
		if (!row) return null;
		await t.deleteFrom("versions").where("record_id", "=", id).where("kind", "=", kind).execute();
		for (const table of ["price_history", "page_views"] as const)
			await t.deleteFrom(table).where("offer_id", "=", id).execute();
		await writeAudit({ kind, id, name: row.name, action: "removed", by }, t);
		return { name: row.name, files: await releaseOtherFiles(inTrash(id), noFiles, t) };
	});
	if (!removed) return null;
	await tryDeletePictureFiles(removed.files);
	return removed.name;
}

async function deleteRow(kind: CollectionName, id: string, t: Connection) {
	if (!isId(id)) return undefined;
	const rows = t.deleteFrom("trash").where("id", "=", id).where("kind", "=", kind);
	return rows.returning(["name", "record"]).executeTakeFirst();
}
