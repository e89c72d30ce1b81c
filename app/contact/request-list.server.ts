import { db } from "../database/client.server.ts";
import { pageOf } from "../database/pages.ts";
import { findRequests } from "../database/request-search.server.ts";
import { searchedWords } from "../database/search.server.ts";
import type { RequestLine, RequestView } from "./request-list.ts";

const LINES_A_PAGE = 10;
/**
 * So many hits of a search are shown; who finds more adds a word. Keeps the time for any word short, however often it
 * occurs.
 */
const MOST_HITS = 1000;

export type RequestPage = {
	lines: RequestLine[];
	/** How many are listed, on all pages. */
	count: number;
	/** The search finds more than are listed. */
	more: boolean;
	page: number;
	pages: number;
};

/** One page of the requests of a view, the newest first. A page beyond the last one is the last one. */
export async function requestPage({ q, hidden, page }: RequestView): Promise<RequestPage> {
	if (searchedWords(q).length > 0)
		return foundPage(await findRequests({ hidden, text: q, limit: MOST_HITS + 1 }), page);
	const counts = await countRequests();
	const count = hidden ? counts.hidden : counts.shown;
	const { offset, ...numbers } = pageOf(count, page, LINES_A_PAGE);
	const ids = await newestIds(hidden, offset, count);
	const lines = ids.length > 0 ? await newestLines().where("id", "in", ids).execute() : [];
	return { lines, count, more: false, ...numbers };
}

async function foundPage(found: number[], page: number): Promise<RequestPage> {
	const listed = found.slice(0, MOST_HITS);
	const { offset, ...numbers } = pageOf(listed.length, page, LINES_A_PAGE);
	// Numbers follow the order of arrival; the times decide all the same, should a clock have been set back.
	const lines =
		listed.length > 0 ? await newestLines().where("nr", "in", listed).limit(LINES_A_PAGE).offset(offset).execute() : [];
	return { lines, count: listed.length, more: found.length > MOST_HITS, ...numbers };
}

function newestLines() {
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "email", "subject", "created_at", "bearbeitet"])
		.orderBy("created_at", "desc")
		.orderBy("id", "desc");
}

/** How many requests there are, without counting them. */
export async function countRequests(): Promise<{ shown: number; hidden: number; open: number }> {
	return db().selectFrom("request_counts").select(["shown", "hidden", "open"]).executeTakeFirstOrThrow();
}

/**
 * Ids of one page, from the index alone, and counted from the end that is nearer: half way through 100,000 is the
 * longest way.
 */
async function newestIds(hidden: boolean, from: number, count: number): Promise<string[]> {
	const size = Math.min(LINES_A_PAGE, count - from);
	const fromTheEnd = count - from - size;
	const backwards = fromTheEnd < from;
	const rows = await idsQuery({
		hidden,
		direction: backwards ? "asc" : "desc",
		offset: backwards ? fromTheEnd : from,
		size,
	}).execute();
	return rows.map(({ id }) => id);
}

/** Exported for the bench, which shows its plan. */
export function idsQuery({
	hidden,
	direction,
	offset,
	size,
}: {
	hidden: boolean;
	direction: "asc" | "desc";
	offset: number;
	size: number;
}) {
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select("id")
		.where("ausgeblendet", "=", hidden)
		.orderBy("created_at", direction)
		.orderBy("id", direction)
		.limit(Math.max(0, size))
		.offset(offset);
}
