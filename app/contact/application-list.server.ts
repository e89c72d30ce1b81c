import { sql } from "kysely";
import type { Actor } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { type Connection, db, now } from "../database/client.server.ts";
import { countOf } from "../database/count.server.ts";
import { containsPattern } from "../database/folding.ts";
import { isId } from "../database/identity.ts";
import { pageOf } from "../database/pages.ts";
import { searchWords } from "../database/search-words.ts";
import { deletePictureFiles, tryDeletePictureFiles } from "../media/pictures.server.ts";
import { replaceOwnedPictures } from "../media/picture-owners.server.ts";
import { deleteMessagesAbout } from "../outbox/old-messages.server.ts";
import { APPLICATION, type Application, type ApplicationLine } from "./application.ts";

const LINES_A_PAGE = 20;
/** Rows per transaction, because SQLite blocks all other writes meanwhile. */
const BATCH = 50;
const columns = ["id", "name", "job_title", "suspicion", "processed_at", "created_at"] as const;

/** One page of the applications that contain all words of `q`, open ones first, then the newest first. */
export async function applicationPage({ q, page: asked }: { q: string; page: number }) {
	const count = await countOf(matching(q));
	const { page, pages, offset } = pageOf(count, asked, LINES_A_PAGE);
	const lines = await linesOf(q).limit(LINES_A_PAGE).offset(offset).execute();
	return { q, count, page, pages, lines: lines.map(toLine) };
}

/** The first applications that contain all words of `q`. */
export async function applicationsWith(q: string, limit: number): Promise<ApplicationLine[]> {
	return (await linesOf(q).limit(limit).execute()).map(toLine);
}

/** The number of open applications, without those that programs sent. */
export function countOpenApplications(): Promise<number> {
	return countOf(db().selectFrom("applications").where("processed_at", "is", null).where("suspicion", "is", null));
}

export async function findApplication(id: string): Promise<Application | null> {
	if (!isId(id)) return null;
	const row = await db()
		.selectFrom("applications")
		.select([...columns, "job_id", "email", "phone", "message", "language", "processed_by_email"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row) return null;
	const cv = await cvOf(id);
	return { ...row, cv: cv && { title: cv.title, bytes: cv.bytes } };
}

/** The stored CV of an application; null if it has none. */
export async function cvOf(id: string): Promise<{ path: string; title: string; bytes: number } | null> {
	if (!isId(id)) return null;
	const row = await db()
		.selectFrom("documents")
		.select(["path", "title", "bytes"])
		.where("owner_id", "=", id)
		.where("owner_kind", "=", APPLICATION)
		.executeTakeFirst();
	return row ?? null;
}

/** Marks an application as processed, or as open again. False if it is missing or was so already. */
export async function markApplication(id: string, isProcessed: boolean, by: Actor): Promise<boolean> {
	if (!isId(id)) return false;
	return db()
		.transaction()
		.execute(async (t) => {
			const processed = isProcessed ? { processed_at: now(), processed_by_email: by.email } : open;
			const changed = await t
				.updateTable("applications")
				.set({ ...processed, updated_at: now() })
				.where("id", "=", id)
				.where("processed_at", isProcessed ? "is" : "is not", null)
				.returning("id")
				.executeTakeFirst();
			if (!changed) return false;
			await writeAudit({ kind: APPLICATION, id, name: null, action: isProcessed ? "processed" : "reopened", by }, t);
			return true;
		});
}

const open = { processed_at: null, processed_by_email: null };

/** Deletes an application for good, with its CV and the mails about it. False if it was deleted already. */
export async function removeApplication(id: string, by: Actor): Promise<boolean> {
	if (!isId(id)) return false;
	const paths = await db()
		.transaction()
		.execute(async (t) => {
			const removed = await removeWithin([id], t);
			if (!removed) return null;
			await writeAudit({ kind: APPLICATION, id, name: null, action: "removed", by }, t);
			return removed;
		});
	if (paths) await tryDeletePictureFiles(paths);
	return paths !== null;
}

/**
 * Deletes applications that arrived more than `months` months ago, with their CVs, and logs each. Runs at the start and
 * every hour.
 */
export async function deleteOldApplications(months: number, at = new Date()): Promise<number> {
	const until = monthsBefore(at, months).toISOString();
	let deleted = 0;
	for (let gone = BATCH; gone === BATCH; deleted += gone) gone = await deleteSome(until);
	return deleted;
}

/** The same day and time some months earlier; the last day of a month that is too short for it. */
function monthsBefore(time: Date, months: number): Date {
	const before = new Date(time);
	before.setUTCMonth(time.getUTCMonth() - months);
	// JavaScript takes 31 February for 3 March.
	if (before.getUTCDate() !== time.getUTCDate()) before.setUTCDate(0);
	return before;
}

async function deleteSome(until: string): Promise<number> {
	const { ids, paths } = await db()
		.transaction()
		.execute(async (t) => {
			const old = t.selectFrom("applications").select("id").where("created_at", "<", until).limit(BATCH);
			const ids = (await old.execute()).map(({ id }) => id);
			const removed = ids.length > 0 ? await removeWithin(ids, t) : null;
			if (removed)
				for (const id of ids) await writeAudit({ kind: APPLICATION, id, name: null, action: "removed", by: null }, t);
			return { ids, paths: removed ?? [] };
		});
	await deletePictureFiles(paths);
	return ids.length;
}

/** Deletes rows and messages; returns the paths of the files to delete afterwards, null if no row was there. */
async function removeWithin(ids: string[], t: Connection): Promise<string[] | null> {
	const gone = await t.deleteFrom("applications").where("id", "in", ids).returning("id").execute();
	if (gone.length === 0) return null;
	await deleteMessagesAbout(ids, t);
	const paths: string[] = [];
	for (const id of ids) paths.push(...(await replaceOwnedPictures({ kind: APPLICATION, id }, [], t, "documents")));
	return paths;
}

function matching(q: string) {
	return searchWords(q).reduce(
		(query, { text }) => query.where(sql<boolean>`search_text like ${containsPattern(text)} escape '\\'`),
		db().selectFrom("applications"),
	);
}

function linesOf(q: string) {
	return matching(q)
		.select(columns)
		.select(sql<number>`(select count(*) from documents where owner_id = applications.id)`.as("cvs"))
		.orderBy(sql`case when processed_at is null and suspicion is null then 0 else 1 end`)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc");
}

function toLine({ cvs, ...line }: Omit<ApplicationLine, "hasCv"> & { cvs: number | string }): ApplicationLine {
	return { ...line, hasCv: Number(cvs) > 0 };
}
