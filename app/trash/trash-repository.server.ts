import { type Connection, db, now } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { handOver, ownOnly, pictureOwner } from "../media/picture-owners.server.ts";
import { clearPictureFiles } from "../media/pictures.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { DAY_MILLISECONDS, KEPT_DAYS } from "./trash-rules.ts";
import type { CollectionName } from "../audit-log/audit.ts";

/** What goes into the trash: the whole record as its room wants it back. */
type Thrown<Kept> = { kind: CollectionName; id: string; name: string; record: Kept };

const inTrash = (id: string) => ({ kind: "trash" as const, id });

/**
 * Puts a record that its room has just deleted into the trash, with its pictures, in the same transaction, and writes
 * down who did it.
 */
export async function throwAway<Kept>(
	{ kind, id, name, record }: Thrown<Kept>,
	by: Actor,
	t: Connection,
): Promise<void> {
	await t
		.insertInto("trash")
		.values({
			id,
			kind,
			name,
			record: JSON.stringify(record),
			deleted_by: by.email,
			created_at: now(),
			updated_at: now(),
		})
		.execute();
	await handOver({ kind, id }, inTrash(id), t);
	await writeAudit({ kind, id, name, action: "deleted", by }, t);
}

/**
 * Takes a record and its pictures out of the trash, for its room to store it again in the same transaction; null when
 * it is not there (any more).
 */
export async function takeBack<Kept>(kind: CollectionName, id: string, by: Actor, t: Connection): Promise<Kept | null> {
	if (!isId(id)) return null;
	const row = await t
		.deleteFrom("trash")
		.where("id", "=", id)
		.where("kind", "=", kind)
		.returning(["name", "record"])
		.executeTakeFirst();
	if (!row) return null;
	await handOver(inTrash(id), { kind, id }, t);
	await writeAudit({ kind, id, name: row.name, action: "restored", by }, t);
	return JSON.parse(row.record) as Kept;
}

/** Whether a picture belongs to a record that lies in the trash. Asked for every picture that is served. */
export async function isPictureInTrash(id: string): Promise<boolean> {
	return (await pictureOwner(id))?.kind === "trash";
}

/** The maker of a record that comes back, or null: a user who was deleted meanwhile can't be named any more. */
export async function stillThere(userId: string | null, t: Connection): Promise<string | null> {
	if (userId === null) return null;
	const user = await t.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
	return user?.id ?? null;
}

/** Removes for good what has lain its time, pictures included. Runs at the start and every hour. */
export async function emptyOldTrash(): Promise<number> {
	const before = new Date(Date.now() - KEPT_DAYS * DAY_MILLISECONDS).toISOString();
	const rows = await db().selectFrom("trash").select(["id"]).where("created_at", "<", before).execute();
	for (const { id } of rows) await removeForGood(id, null);
	return rows.length;
}

export async function allTrashIds(): Promise<string[]> {
	return (await db().selectFrom("trash").select("id").execute()).map(({ id }) => id);
}

/** Removes one record from the trash, and with it its pictures. Gives back its name, or null when it was not there. */
export async function removeForGood(id: string, by: Actor | null): Promise<string | null> {
	if (!isId(id)) return null;
	const gone = await db()
		.transaction()
		.execute(async (t) => {
			const row = await t.deleteFrom("trash").where("id", "=", id).returning(["kind", "name"]).executeTakeFirst();
			if (!row) return null;
			await writeAudit({ kind: row.kind, id, name: row.name, action: "removed", by }, t);
			return { name: row.name, files: await ownOnly(inTrash(id), [], t) };
		});
	if (!gone) return null;
	await clearPictureFiles(gone.files);
	return gone.name;
}
