import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { type Connection, db } from "../database/client.server.ts";
import { countOf } from "../database/count.server.ts";
import { isId } from "../database/identity.ts";
import { contains } from "../database/search.server.ts";
import { searchWords } from "../database/search-words.ts";
import { dropsOf, resultPage } from "../office/list/result-page.server.ts";
import type { TablePage, TableQuery } from "../office/list/table-query.ts";
import { deletePictureFiles, tryDeletePictureFiles } from "../media/pictures.server.ts";
import { replaceOwnedPictures } from "../media/storage/picture-owners.server.ts";
import { deleteMessagesAbout } from "../outbox/old-messages.server.ts";
import { APPLICATION, type Application, type ApplicationLine } from "./application.ts";
import { own } from "../i18n/text.ts";

/** Rows per transaction, because SQLite blocks all other writes meanwhile. */
const BATCH = 50;
const columns = ["id", "name", "job_title", "suspicion", "processed_at", "created_at", "version"] as const;

/** One page of the applications; usually open ones first, then the newest first. */
export async function applicationPage(query: TableQuery<string>): Promise<TablePage<ApplicationLine>> {
	const isNarrowed = query.q !== "" || query.filters !== undefined;
	const narrowed = isNarrowed ? matchingApplications(query) : null;
	const { offset, ...shown } = await resultPage(db().selectFrom("applications"), narrowed, query);
	const [by, direction] = query.sort.split("-") as [keyof typeof orders, "asc" | "desc"];
	const lines = await linesOf(matchingApplications(query))
		.orderBy(orders[by], direction)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(query.size ?? 1)
		.offset(offset)
		.execute();
	if (shown.count > 0 || !isNarrowed) return { lines: lines.map(toLine), ...shown };
	return { lines: [], ...shown, drops: await dropsOf(query, (left) => countOf(matchingApplications(left))) };
}

const isOpen = sql<boolean>`processed_at is null and suspicion is null`;
const orders = { open: sql`case when ${isOpen} then 1 else 0 end`, date: sql`created_at`, name: sql`search_text` };
/** The condition of each word of the filter (see application.ts). */
const states: Record<string, RawBuilder<boolean>> = {
	open: isOpen,
	processed: sql`processed_at is not null and suspicion is null`,
	suspicious: sql`suspicion is not null`,
};

/** The applications with all words of a search, in any of the chosen states. */
export function matchingApplications({ q, filters = {} }: Pick<TableQuery<string>, "q" | "filters">) {
	const chosen = filters.state?.map((word) => sql<boolean>`(${own(states, word)!})`) ?? [];
	const conditions = [
		...searchWords(q).map(({ text }) => contains("search_text", text)),
		...(chosen.length > 0 ? [sql<boolean>`(${sql.join(chosen, sql` or `)})`] : []),
	];
	return conditions.reduce((query, condition) => query.where(condition), db().selectFrom("applications"));
}

/** The first applications that contain all words of `q`. */
export async function applicationsWith(q: string, limit: number): Promise<ApplicationLine[]> {
	const newest = linesOf(matchingApplications({ q })).orderBy(orders.open, "desc").orderBy("created_at", "desc");
	return (await newest.limit(limit).execute()).map(toLine);
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

function linesOf(matching: ReturnType<typeof matchingApplications>) {
	return matching
		.select(columns)
		.select(sql<number>`(select count(*) from documents where owner_id = applications.id)`.as("cvs"));
}

type Row = Omit<ApplicationLine, "hasCv"> & { cvs: number | string };

function toLine({ cvs, ...line }: Row): ApplicationLine {
	return { ...line, hasCv: Number(cvs) > 0 };
}
