import type { ExpressionBuilder } from "kysely";
import { type Connection, countOf, daysAgo, db, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import { versionOf } from "../../foundation/ui/form/form-words.ts";
import type { Schema } from "../../foundation/database/schema.ts";
import type { Change, CollectionName } from "../../log/audit.ts";
import { findPictures } from "../../media/pictures.server.ts";
import type { FileIds } from "../../media/storage/picture-owners.server.ts";
import { type ListedPicture, MOST_VERSIONS, type Origin, VERSION_DAYS, type VersionContent } from "./version.ts";

type Version = {
	kind: CollectionName;
	id: string;
	version: number;
	origin: Origin;
	content: VersionContent;
	by: string;
	/** By default, now. */
	at?: string;
};

/** Adds a version, and drops the oldest ones. Called in the transaction that writes the record. */
export async function writeVersion({ kind, id, version, origin, content, by, at }: Version, t: Connection) {
	const last = await storedVersions(kind, id, t).select("number").orderBy("number", "desc").executeTakeFirst();
	await t
		.insertInto("versions")
		.values({
			id: newId(),
			kind,
			record_id: id,
			number: (last?.number ?? 0) + 1,
			record_version: version,
			origin,
			record: JSON.stringify(content),
			by_email: by,
			created_at: at,
			updated_at: now(),
		})
		.execute();
	await dropOldest(kind, id, t);
}

function storedVersions(kind: CollectionName, id: string, on: Connection) {
	return on.selectFrom("versions").where("record_id", "=", id).where("kind", "=", kind);
}

async function dropOldest(kind: CollectionName, id: string, t: Connection): Promise<void> {
	const all = storedVersions(kind, id, t);
	const tooMany = (await countOf(all)) - MOST_VERSIONS;
	if (tooMany <= 0) return;
	const oldest = await all.where(isPassed).select("id").orderBy("number").limit(tooMany).execute();
	const ids = oldest.map((version) => version.id);
	if (ids.length > 0) await t.deleteFrom("versions").where("id", "in", ids).execute();
}

/** A version in a list. `hasLeft`: `by` no longer has an account; `changes`: to the version before. */
export type VersionLine = Awaited<ReturnType<typeof versionsOf>>[number] & { changes?: Change[] };

/** The versions of a record, the newest first. */
export async function versionsOf(kind: CollectionName, id: string, on: Connection = db()) {
	const rows = await storedVersions(kind, id, on)
		.leftJoin("users", "users.email", "versions.by_email")
		.select(["number", "origin", "by_email as by", "versions.created_at as at", "users.id as user_id"])
		.orderBy("number", "desc")
		.execute();
	return rows.map(({ user_id, ...row }) => ({ ...row, origin: row.origin as Origin, hasLeft: user_id === null }));
}

/** Returns who saved a record last; null if no version says so. */
export async function lastSaver(kind: CollectionName, id: string, on?: Connection): Promise<string | null> {
	return (await versionsOf(kind, id, on)).find(({ origin }) => origin !== "draft")?.by ?? null;
}

/** Returns the content of a version; null if there is none or it is no longer kept. */
export async function versionContent(kind: CollectionName, id: string, number: number, on: Connection = db()) {
	if (!Number.isInteger(number) || number < 1 || number > 2 ** 31 - 1) return null;
	const row = await storedVersions(kind, id, on).select("record").where("number", "=", number).executeTakeFirst();
	return row ? (JSON.parse(row.record) as VersionContent) : null;
}

/** Returns a record's content at a version of its row; null if it is no longer kept. */
export async function contentAt(kind: CollectionName, id: string, version: number): Promise<VersionContent | null> {
	const row = await storedVersions(kind, id, db())
		.select("record")
		.where("origin", "!=", "draft")
		// A save that changed nothing has no version of its own.
		.where("record_version", "<=", versionOf(version))
		.orderBy("number", "desc")
		.executeTakeFirst();
	return row ? (JSON.parse(row.record) as VersionContent) : null;
}

/** The contents of a record's versions, the newest first. */
export async function versionContents(kind: CollectionName, id: string, on: Connection = db()) {
	const rows = await storedVersions(kind, id, on).select("record").orderBy("number", "desc").execute();
	return rows.map(({ record }) => JSON.parse(record) as VersionContent);
}

/** The files that a record's versions name. They are kept, so that restoring a version brings them back. */
export async function filesOfVersions(kind: CollectionName, id: string, t: Connection): Promise<FileIds> {
	const contents = await versionContents(kind, id, t);
	const idsOf = (files: { id: string }[]) => [...new Set(files.map((file) => file.id))];
	return {
		pictures: idsOf(contents.flatMap(({ pictures }) => pictures)),
		documents: idsOf(contents.flatMap(({ documents }) => documents)),
	};
}

/** Deletes versions whose time is over, except the published ones. Runs at the start and every hour. */
export async function deleteOldVersions(): Promise<void> {
	await db().deleteFrom("versions").where("created_at", "<", daysAgo(VERSION_DAYS)).where(isPassed).execute();
}

/** True for all but the newest version that was saved, which is the stored record itself. */
function isPassed({ or, eb, exists, selectFrom }: ExpressionBuilder<Schema, "versions">) {
	const newer = selectFrom("versions as newer")
		.select("newer.id")
		.whereRef("newer.record_id", "=", "versions.record_id")
		.whereRef("newer.kind", "=", "versions.kind")
		.whereRef("newer.number", ">", "versions.number")
		.where("newer.origin", "!=", "draft");
	return or([eb("origin", "=", "draft"), exists(newer)]);
}

/** A picture that a version or a record in the trash names; `path` is null if it no longer exists. */
export type VersionPicture = ListedPicture & { path: string | null };

export async function shownPictures(listed: ListedPicture[]): Promise<VersionPicture[]> {
	const stored = await findPictures(listed.map(({ id }) => id));
	return listed.map((picture) => ({ ...picture, path: stored.find(({ id }) => id === picture.id)?.path ?? null }));
}
