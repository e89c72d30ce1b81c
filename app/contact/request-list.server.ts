import { db } from "../database/client.server.ts";
import { pageOf } from "../database/pages.ts";
import { findNearRequests, findRequests, type RequestSearch } from "../database/request-search.server.ts";
import { searchWords } from "../database/search-words.ts";
import type { RequestLine, RequestView } from "./request-list.ts";

const LINES_A_PAGE = 10;
/**
 * A search shows at most this many hits, so that it is fast even for a very common word; anybody who needs others adds
 * a word.
 */
const MAX_HITS = 1000;

export type RequestPage = {
	lines: RequestLine[];
	/** The number of requests on all pages. */
	count: number;
	/** The search has more hits than it shows. */
	more: boolean;
	page: number;
	pages: number;
};

/** One page of the requests of a view, the newest first. Beyond the last page it returns the last one. */
export async function requestPage({ q, hidden, page }: RequestView): Promise<RequestPage> {
	if (searchWords(q).length > 0) return searchPage({ hidden, text: q, limit: MAX_HITS + 1 }, page);
	const counts = await countRequests();
	const count = hidden ? counts.hidden : counts.shown;
	const { offset, ...numbers } = pageOf(count, page, LINES_A_PAGE);
	const ids = await newestIds(hidden, offset, count);
	const lines = ids.length > 0 ? await newestLines().where("id", "in", ids).execute() : [];
	return { lines, count, more: false, ...numbers };
}

async function searchPage(search: RequestSearch, page: number): Promise<RequestPage> {
	const exact = await findRequests(search);
	const near = await findNearRequests(search, exact);
	const found = [...exact, ...near];
	const listed = found.slice(0, MAX_HITS);
	const { offset, ...numbers } = pageOf(listed.length, page, LINES_A_PAGE);
	// Numbers are in the order of arrival, but times decide, in case a clock was set back.
	const lines =
		listed.length > 0
			? await newestLines(near.length > 0 ? exact : [])
					.where("nr", "in", listed)
					.limit(LINES_A_PAGE)
					.offset(offset)
					.execute()
			: [];
	return { lines, count: listed.length, more: found.length > MAX_HITS, ...numbers };
}

/** Requests with the numbers `first` come before the others. */
function newestLines(first: number[] = []) {
	const all = db().selectFrom("Kontaktanfragen_Archiv");
	const lines = first.length > 0 ? all.orderBy((is) => is("nr", "in", first), "desc") : all;
	return lines
		.select(["id", "name", "email", "subject", "created_at", "bearbeitet"])
		.orderBy("created_at", "desc")
		.orderBy("id", "desc");
}

/** The numbers of requests, from stored counters instead of a slow count. */
export async function countRequests(): Promise<{ shown: number; hidden: number; open: number }> {
	return db().selectFrom("request_counts").select(["shown", "hidden", "open"]).executeTakeFirstOrThrow();
}

/**
 * The ids of one page, from the index alone. Counts from the nearer end, so that half of all rows is the longest way.
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

/** Exported for the bench, which shows its query plan. */
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
