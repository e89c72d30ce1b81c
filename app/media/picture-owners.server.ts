import { type Connection, db, now } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import type { Bucket } from "./image-limits.ts";

/** The collection and id of a record with pictures. In the trash it keeps its id, and the kind is "trash". */
export type PictureOwner = { kind: string; id: string };

/** The owner of a picture, by a single primary key lookup; null if it has none or does not exist. */
export async function pictureOwner(pictureId: string): Promise<PictureOwner | null> {
	const row = await db()
		.selectFrom("pictures")
		.select(["owner_kind as kind", "owner_id as id"])
		.where("id", "=", pictureId)
		.executeTakeFirst();
	return row?.kind && row.id ? { kind: row.kind, id: row.id } : null;
}

/** True if all these pictures are in the bucket and have no other owner; with `owner` null they must have none. */
export async function mayOwn(
	owner: PictureOwner | null,
	ids: string[],
	bucket: Bucket,
	t: Connection = db(),
): Promise<boolean> {
	if (ids.length === 0) return true;
	if (!ids.every(isId)) return false;
	const rows = await t
		.selectFrom("pictures")
		.select(["path", "owner_kind as kind", "owner_id as id"])
		.where("id", "in", ids)
		.execute();
	const isFree = ({ kind, id }: (typeof rows)[number]) => kind === null || (kind === owner?.kind && id === owner.id);
	return rows.length === ids.length && rows.every((row) => row.path.startsWith(`${bucket}/`) && isFree(row));
}

/**
 * Makes these pictures the only ones of the owner. Deletes the rows of its other pictures and returns their paths;
 * their files must be deleted after the transaction.
 * @throws if one of them got another owner since `mayOwn`; the transaction must then be rolled back
 */
export async function replaceOwnedPictures(
	{ kind, id }: PictureOwner,
	ids: string[],
	t: Connection,
): Promise<string[]> {
	const released = await t
		.deleteFrom("pictures")
		.where("owner_id", "=", id)
		.where("owner_kind", "=", kind)
		.$if(ids.length > 0, (query) => query.where("id", "not in", ids))
		.returning("path")
		.execute();
	await addOwnedPictures({ kind, id }, ids, t);
	return released.map(({ path }) => path);
}

/**
 * Gives the owner these pictures besides those that it has.
 * @throws as `replaceOwnedPictures`
 */
export async function addOwnedPictures({ kind, id }: PictureOwner, ids: string[], t: Connection): Promise<void> {
	if (ids.length === 0) return;
	const owned = await t
		.updateTable("pictures")
		.set({ owner_kind: kind, owner_id: id, updated_at: now() })
		.where("id", "in", ids)
		.where(({ eb, or, and }) =>
			or([eb("owner_kind", "is", null), and([eb("owner_kind", "=", kind), eb("owner_id", "=", id)])]),
		)
		.returning("id")
		.execute();
	if (owned.length < ids.length) throw new Error("a picture was given to another record meanwhile");
}

/** Transfers all pictures to another owner. */
export async function transferPictures(from: PictureOwner, to: PictureOwner, t: Connection): Promise<void> {
	await t
		.updateTable("pictures")
		.set({ owner_kind: to.kind, owner_id: to.id, updated_at: now() })
		.where("owner_id", "=", from.id)
		.where("owner_kind", "=", from.kind)
		.execute();
}
