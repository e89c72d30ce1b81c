import { type RawBuilder, sql } from "kysely";
import { db } from "../../database/client.server.ts";
import type { RequestSearch } from "../../database/request-search.server.ts";
import { today } from "../../i18n/format.ts";
import type { RequestTab } from "./request-list.ts";

/** The number of requests in each list; `open` counts the hidden open ones too, which `hiddenOpen` are. */
export type TabCounts = Record<RequestTab, number> & { hiddenOpen: number };

const unprocessed = sql<boolean>`not bearbeitet and not ausgeblendet and suspicion is null`;
const isNew = sql<boolean>`(first_answer_at is null)`;
/** What was answered waits for the customer, until they reply or the day comes that the office has noted. */
const isOurs = () => sql<boolean>`(reply_since is not null or (follow_up is not null and follow_up <= ${today()}))`;
const shown = sql<boolean>`not ausgeblendet and suspicion is null`;

/**
 * The condition for a list, in the words of its partial index. `me` is the id of the reader, whose own requests are
 * those that are assigned to them and still open.
 */
export function conditionOf(tab: RequestTab, me: string): RawBuilder<boolean> {
	return {
		open: unprocessed,
		new: sql<boolean>`${unprocessed} and ${isNew}`,
		us: sql<boolean>`${unprocessed} and not ${isNew} and ${isOurs()}`,
		customer: sql<boolean>`${unprocessed} and not ${isNew} and not ${isOurs()}`,
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

/** The numbers of requests, from stored counters instead of a slow count; only open ones are counted, by their index. */
export async function countTabs(me: string): Promise<TabCounts> {
	const { shown: all, hidden, open, hidden_open, suspicious } = await countRequests();
	const where = (tab: RequestTab) =>
		sql<number | string | null>`sum(case when ${conditionOf(tab, me)} then 1 else 0 end)`.as(tab);
	const { mine, us, customer } = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select([where("mine"), where("us"), where("customer")])
		.where(unprocessed)
		.executeTakeFirstOrThrow();
	const answered = { us: Number(us ?? 0), customer: Number(customer ?? 0) };
	const processed = all - (open - hidden_open);
	return {
		open,
		new: open - hidden_open - answered.us - answered.customer,
		...answered,
		mine: Number(mine ?? 0),
		processed,
		all,
		hidden,
		suspicious,
		hiddenOpen: hidden_open,
	};
}

export async function countRequests() {
	return db()
		.selectFrom("request_counts")
		.select(["shown", "hidden", "open", "hidden_open", "suspicious"])
		.executeTakeFirstOrThrow();
}
