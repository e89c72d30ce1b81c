import { db, now } from "../database/client.server.ts";
import { pageOf } from "../database/pages.ts";
import { findNearRequests, findRequests, type RequestSearch } from "../database/request-search.server.ts";
import { searchWords } from "../database/search-words.ts";
import { today } from "../i18n/format.ts";
import type { RequestLine, RequestTab, RequestView } from "./request-list.ts";
import { officeClock } from "./office-clock.server.ts";
import { conditionOf, countTabs, searchOf, type TabCounts } from "./request-tabs.server.ts";
import type { Suspicion } from "./suspicion.ts";
import { waitingSince } from "./waiting.ts";

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
	counts: TabCounts;
};

/** One page of a list, the newest first, for the reader `me`. Beyond the last page it returns the last one. */
export async function requestPage({ q, tab, page }: RequestView, me: string): Promise<RequestPage> {
	const counts = await countTabs(me);
	if (searchWords(q).length > 0) {
		const found = await searchPage({ ...searchOf(tab, me), text: q, limit: MAX_HITS + 1 }, page);
		return { ...found, counts };
	}
	// Hidden requests are listed apart, although open ones count as open.
	const count = tab === "open" ? counts.open - counts.hiddenOpen : counts[tab];
	const { offset, ...numbers } = pageOf(count, page, LINES_A_PAGE);
	const ids = await newestIds(tab, me, offset, count);
	const lines = ids.length > 0 ? await newestLines().where("request.id", "in", ids).execute() : [];
	return { lines: await asLines(lines), count, more: false, ...numbers, counts };
}

async function searchPage(search: RequestSearch, page: number): Promise<Omit<RequestPage, "counts">> {
	const exact = await findRequests(search);
	const near = await findNearRequests(search, exact);
	const found = [...exact, ...near];
	const listed = found.slice(0, MAX_HITS);
	const { offset, ...numbers } = pageOf(listed.length, page, LINES_A_PAGE);
	// Numbers are in the order of arrival, but times decide, in case a clock was set back.
	const lines =
		listed.length > 0
			? await newestLines(near.length > 0 ? exact : [])
					.where("request.nr", "in", listed)
					.limit(LINES_A_PAGE)
					.offset(offset)
					.execute()
			: [];
	return { lines: await asLines(lines), count: listed.length, more: found.length > MAX_HITS, ...numbers };
}

/** Requests with the numbers `first` come before the others. */
function newestLines(first: number[] = []) {
	const all = db().selectFrom("Kontaktanfragen_Archiv as request");
	const lines = first.length > 0 ? all.orderBy((is) => is("request.nr", "in", first), "desc") : all;
	return lines
		.leftJoin("users as colleague", "colleague.id", "request.assigned_to")
		.select(["request.id", "request.name", "request.email", "request.phone", "subject", "default_subject"])
		.select(["request.created_at", "released_at", "bearbeitet", "ausgeblendet", "suspicion", "follow_up", "outcome"])
		.select(["offer_name", "offer_nr", "colleague.email as assigned_email"])
		.orderBy("request.created_at", "desc")
		.orderBy("request.id", "desc");
}

type Row = Awaited<ReturnType<ReturnType<typeof newestLines>["execute"]>>[number];

async function asLines(rows: Row[]): Promise<RequestLine[]> {
	const clock = await officeClock();
	const time = now();
	const day = today();
	return rows.map(({ released_at, ...line }) => ({
		...line,
		suspicion: line.suspicion as Suspicion | null,
		due: line.follow_up !== null && line.follow_up <= day,
		waiting: line.bearbeitet || line.suspicion ? null : waitingSince(clock, released_at ?? line.created_at, time),
	}));
}

/**
 * The ids of one page, from the index alone. Counts from the nearer end, so that half of all rows is the longest way.
 */
async function newestIds(tab: RequestTab, me: string, from: number, count: number): Promise<string[]> {
	const size = Math.min(LINES_A_PAGE, count - from);
	const fromTheEnd = count - from - size;
	const backwards = fromTheEnd < from;
	const rows = await idsQuery({
		tab,
		me,
		direction: backwards ? "asc" : "desc",
		offset: backwards ? fromTheEnd : from,
		size,
	}).execute();
	return rows.map(({ id }) => id);
}

/** Exported for the bench, which shows its query plan. */
export function idsQuery({
	tab,
	me,
	direction,
	offset,
	size,
}: {
	tab: RequestTab;
	me: string;
	direction: "asc" | "desc";
	offset: number;
	size: number;
}) {
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select("id")
		.where(conditionOf(tab, me))
		.orderBy("created_at", direction)
		.orderBy("id", direction)
		.limit(Math.max(0, size))
		.offset(offset);
}
