import { type Connection, daysAgo, db, now } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";
import { addOwnedFiles } from "../../media/storage/picture-owners.server.ts";
import { requestKinds } from "../request-kind.ts";
import { MOST_PHOTOS } from "../trade-in-photos.ts";

const OWNER = "request";
/** The owner of the PDFs that go along with an answer. */
export const ANSWER = "answer";
/** Days after which a request that is still suspicious loses its photos. */
const SUSPICIOUS_DAYS = 30;

/** Gives a request the photos that its visitor has just sent, without those that are gone or another's. */
export async function givePhotos(requestId: string, ids: readonly string[], t: Connection): Promise<void> {
	const free = (await sentPhotos(ids, t)).filter(({ owner_kind }) => owner_kind === null);
	const freeIds = free.map(({ id }) => id);
	await addOwnedFiles({ kind: OWNER, id: requestId }, freeIds, t);
}

/** Returns the photos that still exist: one that was never sent with a form is deleted after a day. */
export async function photosStillThere(ids: readonly string[]): Promise<string[]> {
	const rows = await sentPhotos(ids, db());
	return ids.filter((id) => rows.some((row) => row.id === id));
}

export function photosOf(requestId: string) {
	return photosOwnedBy(requestId).select("id").orderBy("id").execute();
}

export async function photoPath(requestId: string, photoId: string): Promise<string | null> {
	if (!isId(requestId) || !isId(photoId)) return null;
	const row = await photosOwnedBy(requestId).select("path").where("id", "=", photoId).executeTakeFirst();
	return row?.path ?? null;
}

/** Disowns the files of requests that are about to be deleted, so that they are swept later. */
export async function forgetFiles(requestIds: string[], t: Connection): Promise<void> {
	const answers = t.selectFrom("request_answers").select("id").where("request_id", "in", requestIds);
	for (const table of ["pictures", "documents"] as const)
		await t
			.updateTable(table)
			.set({ owner_kind: null, owner_id: null, updated_at: now() })
			.where("owner_kind", "in", [...requestKinds, ANSWER])
			.where((e) => e.or([e("owner_id", "in", requestIds), e("owner_id", "in", answers)]))
			.execute();
}

/** Disowns the photos of requests that are suspicious for long. Runs at the start and every hour. */
export async function forgetSuspiciousPhotos(): Promise<void> {
	const suspicious = db().selectFrom("Kontaktanfragen_Archiv").select("id").where("suspicion", "is not", null);
	// The rows stay until the sweep: many files without one would look like a wrong database.
	await db()
		.updateTable("pictures")
		.set({ owner_kind: null, owner_id: null, updated_at: now() })
		.where("owner_kind", "=", OWNER)
		.where("created_at", "<", daysAgo(SUSPICIOUS_DAYS))
		.where("owner_id", "in", suspicious)
		.execute();
}

async function sentPhotos(ids: readonly string[], on: Connection) {
	const known = ids.filter(isId).slice(0, MOST_PHOTOS);
	if (known.length === 0) return [];
	const photos = on.selectFrom("pictures").select(["id", "owner_kind"]).where("id", "in", known);
	return photos.where("path", "like", "anfragen-bilder/%").execute();
}

function photosOwnedBy(requestId: string) {
	return db().selectFrom("pictures").where("owner_kind", "=", OWNER).where("owner_id", "=", requestId);
}

export async function cvOf(id: string, t: Connection = db()) {
	if (!isId(id)) return null;
	const row = await t
		.selectFrom("documents")
		.select(["path", "title", "bytes"])
		.where("owner_id", "=", id)
		.where("owner_kind", "=", "application")
		.executeTakeFirst();
	return row ?? null;
}
