import { type RawBuilder, sql } from "kysely";
import { db } from "../../database/client.server.ts";
import type { RequestSearch } from "../../database/request-search.server.ts";
import type { RequestTab } from "./request-list.ts";

/** The number of requests in each list; `open` counts the hidden open ones too, which `hiddenOpen` are. */
export type TabCounts = Record<RequestTab, number> & { hiddenOpen: number };

const unprocessed = sql<boolean>`not bearbeitet and not ausgeblendet and suspicion is null`;
const shown = sql<boolean>`not ausgeblendet and suspicion is null`;

/**
 * The condition for a list, in the words of its partial index. `me` is the id of the reader, whose own requests are
 * those that are assigned to them and still open.
 */
export function conditionOf(tab: RequestTab, me: string): RawBuilder<boolean> {
	return {
		open: unprocessed,
		mine: sql<boolean>`${unprocessed} and assigned_to = ${me}`,
		processed: sql<boolean>`bearbeitet and not ausgeblendet and suspicion is null`,
		all: shown,
		hidden: sql<boolean>`ausgeblendet and suspicion is null`,
		suspicious: sql<boolean>`suspicion is not null`,
	}[tab];
}

/** How a list is searched: by which index, and what the index does not know. `filters` narrow the list. */
export function searchOf(
	tab: RequestTab,
	me: string,
	filters: RawBuilder<boolean>[] = [],
): Pick<RequestSearch, "index" | "only"> {
	const isCovered = tab === "all" || tab === "hidden";
	const conditions = [...(isCovered ? [] : [conditionOf(tab, me)]), ...filters];
	const index = tab === "hidden" ? "hidden" : isCovered || tab === "open" || tab === "processed" ? "shown" : null;
	return { index, only: conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : null };
}

/** The numbers of requests, from stored counters instead of a slow count; only one's own are counted, by their index. */
export async function countTabs(me: string): Promise<TabCounts> {
	const { shown: all, hidden, open, hidden_open, suspicious } = await countRequests();
	const { mine } = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select((e) => e.fn.countAll<number | string>().as("mine"))
		.where(conditionOf("mine", me))
		.executeTakeFirstOrThrow();
	const processed = all - (open - hidden_open);
	return { open, mine: Number(mine), processed, all, hidden, suspicious, hiddenOpen: hidden_open };
}

export async function countRequests() {
	return db()
		.selectFrom("request_counts")
		.select(["shown", "hidden", "open", "hidden_open", "suspicious"])
		.executeTakeFirstOrThrow();
}
