import { type Connection, db, now } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";
import { DOCUMENTS } from "../document.ts";
import type { Bucket } from "../image-limits.ts";
import { pictureIdOf } from "../picture-path.ts";

/**
 * The collection and id of a record with files. In the trash it keeps its id, and the kind is "trash". Files that only
 * its versions name have the kind "version", so that visitors no longer see them.
 */
export type PictureOwner = { kind: string; id: string };

/** The tables whose rows name a stored file and its owner. */
export const fileTables = ["pictures", "documents"] as const;
export type FileTable = (typeof fileTables)[number];

/** The owner of the picture at this path, by a single primary key lookup; null if it has none or does not exist. */
export async function pictureOwner(path: string): Promise<PictureOwner | null> {
	const row = await db()
		.selectFrom("pictures")
		.select(["owner_kind as kind", "owner_id as id"])
		.where("id", "=", pictureIdOf(path))
		.where("path", "=", path)
		.executeTakeFirst();
	return row?.kind && row.id ? { kind: row.kind, id: row.id } : null;
}

const VERSION = "version";

/** Whether all these files are in the bucket and have no other owner. */
export async function mayOwn(
	owner: PictureOwner,
	ids: string[],
	bucket: Bucket | typeof DOCUMENTS,
	t: Connection = db(),
): Promise<boolean> {
	if (ids.length === 0) return true;
	if (!ids.every(isId)) return false;
	const rows = await t
		.selectFrom(bucket === DOCUMENTS ? "documents" : "pictures")
		.select(["path", "owner_kind as kind", "owner_id as id"])
		.where("id", "in", ids)
		.execute();
	const isFree = ({ kind, id }: (typeof rows)[number]) =>
		kind === null || (id === owner.id && (kind === owner.kind || kind === VERSION));
	return rows.length === ids.length && rows.every((row) => row.path.startsWith(`${bucket}/`) && isFree(row));
}

export type FileIds = Record<FileTable, string[]>;
export const noFiles: FileIds = { pictures: [], documents: [] };

/**
 * Makes these files the owner's only ones in this table, apart from those that its `versions` name. Deletes the other
 * rows and returns their paths; the files must be deleted after the transaction.
 * @throws if one of them got another owner since `mayOwn`; the transaction must then be rolled back
 */
export async function replaceOwnedFiles(
	owner: PictureOwner,
	ids: string[],
	t: Connection,
	table: FileTable = "pictures",
	versions: FileIds = noFiles,
): Promise<string[]> {
	await keepForVersions(owner, ids, versions[table], t, table);
	const kept = [...ids, ...versions[table]];
	const released = await t
		.deleteFrom(table)
		.where("owner_id", "=", owner.id)
		.where("owner_kind", "in", [owner.kind, VERSION])
		.$if(kept.length > 0, (query) => query.where("id", "not in", kept))
		.returning("path")
		.execute();
	await addOwnedFiles(owner, ids, t, table);
	return released.map(({ path }) => path);
}

async function keepForVersions(owner: PictureOwner, own: string[], named: string[], t: Connection, table: FileTable) {
	const past = named.filter((id) => !own.includes(id));
	if (past.length === 0) return;
	await t
		.updateTable(table)
		// Only staff see a document without a place, also when a draft takes it again.
		.set({ owner_kind: VERSION, updated_at: now(), ...(table === "documents" && { position: null }) })
		.where("owner_id", "=", owner.id)
		.where("owner_kind", "=", owner.kind)
		.where("id", "in", past)
		.execute();
}

/**
 * Gives the owner these files in addition to its own.
 * @throws as `replaceOwnedFiles`
 */
export async function addOwnedFiles(
	{ kind, id }: PictureOwner,
	ids: string[],
	t: Connection,
	table: FileTable = "pictures",
): Promise<void> {
	if (ids.length === 0) return;
	const owned = await t
		.updateTable(table)
		.set({ owner_kind: kind, owner_id: id, updated_at: now() })
		.where("id", "in", ids)
		.where(({ eb, or, and }) =>
			or([eb("owner_kind", "is", null), and([eb("owner_kind", "in", [kind, VERSION]), eb("owner_id", "=", id)])]),
		)
		.returning("id")
		.execute();
	if (owned.length < ids.length) throw new Error(`one of the ${table} was given to another record meanwhile`);
}

/** Leaves the owner only these files and those of its versions; the others wait for the clean-up, like new uploads. */
export async function disownOtherFiles({ kind, id }: PictureOwner, own: FileIds, versions: FileIds, t: Connection) {
	for (const table of fileTables) {
		await keepForVersions({ kind, id }, own[table], versions[table], t, table);
		await t
			.updateTable(table)
			.set({ owner_kind: null, owner_id: null, updated_at: now() })
			.where("owner_id", "=", id)
			.where("owner_kind", "=", kind)
			.$if(own[table].length > 0, (query) => query.where("id", "not in", own[table]))
			.execute();
	}
}

/** As `replaceOwnedFiles`, in both tables; with `noFiles` the owner and its versions keep none. */
export async function releaseOtherFiles(owner: PictureOwner, own: FileIds, t: Connection, versions = noFiles) {
	return [
		...(await replaceOwnedFiles(owner, own.pictures, t, "pictures", versions)),
		...(await replaceOwnedFiles(owner, own.documents, t, "documents", versions)),
	];
}

export async function transferFiles(from: PictureOwner, to: PictureOwner, t: Connection): Promise<void> {
	for (const table of fileTables)
		await t
			.updateTable(table)
			.set({ owner_kind: to.kind, owner_id: to.id, updated_at: now() })
			.where("owner_id", "=", from.id)
			.where("owner_kind", "=", from.kind)
			.execute();
}
