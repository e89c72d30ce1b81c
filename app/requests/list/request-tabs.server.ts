import { type RawBuilder, sql } from "kysely";
import { db } from "../../database/client.server.ts";
import { countOf } from "../../database/count.server.ts";
import type { RequestSearch } from "../../database/request-search.server.ts";
import { today } from "../../i18n/format.ts";
import type { RequestKind } from "../request-kind.ts";
import { ofKind } from "../request-kind.server.ts";
import { type RequestTab, type RequestView, tabs } from "./request-list.ts";

/** The number of requests in each list; `open` counts the hidden open ones too, which `hiddenOpen` are. */
export type TabCounts = Record<RequestTab, number> & { hiddenOpen: number };

/** A list of the requests of one kind. */
type ListOf = Pick<RequestView, "kind" | "tab">;

const unprocessed = sql<boolean>`not bearbeitet and not ausgeblendet and suspicion is null`;
const isNew = sql<boolean>`(first_answer_at is null)`;
/** What was answered waits for the customer, until the day comes that the office has noted. */
const isDue = () => sql<boolean>`(follow_up is not null and follow_up <= ${today()})`;
const shown = sql<boolean>`not ausgeblendet and suspicion is null`;

/**
 * The condition for a list, in the words of its partial index. `me` is the id of the reader, whose own requests are
 * those that are assigned to them and still open.
 */
export function conditionOf({ kind, tab }: ListOf, me: string): RawBuilder<boolean> {
	const condition = {
		open: unprocessed,
		new: sql<boolean>`${unprocessed} and ${isNew}`,
		us: sql<boolean>`${unprocessed} and not ${isNew} and ${isDue()}`,
		customer: sql<boolean>`${unprocessed} and not ${isNew} and not ${isDue()}`,
		mine: sql<boolean>`${unprocessed} and assigned_to = ${me}`,
		processed: sql<boolean>`bearbeitet and not ausgeblendet and suspicion is null`,
		all: shown,
		hidden: sql<boolean>`ausgeblendet and suspicion is null`,
		suspicious: sql<boolean>`suspicion is not null`,
	}[tab];
	return sql<boolean>`${ofKind(kind)} and ${condition}`;
}

/** How a list is searched: by which index, and what the index does not know. `filters` narrow the list. */
export function searchOf(
	list: ListOf,
	me: string,
	filters: RawBuilder<boolean>[] = [],
): Pick<RequestSearch, "index" | "only"> {
	const { kind, tab } = list;
	const isCovered = kind === "request" && (tab === "all" || tab === "hidden");
	const conditions = [...(isCovered ? [] : [conditionOf(list, me)]), ...filters];
	const only = conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : null;
	// Of applications there are few.
	if (kind !== "request") return { index: null, only };
	const index = tab === "hidden" ? "hidden" : isCovered || tab === "open" || tab === "processed" ? "shown" : null;
	return { index, only };
}

/** The number of requests of this kind in each list. */
export function countTabs(kind: RequestKind, me: string): Promise<TabCounts> {
	return kind === "request" ? countByCounters(me) : countOneByOne(kind, me);
}

async function countOneByOne(kind: RequestKind, me: string): Promise<TabCounts> {
	const sumOf = (name: string, condition: RawBuilder<boolean>) =>
		sql<number | string | null>`sum(case when ${condition} then 1 else 0 end)`.as(name);
	const row = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(tabs.map((tab) => sumOf(tab, conditionOf({ kind, tab }, me))))
		.select(sumOf("hiddenOpen", sql`not bearbeitet and ausgeblendet and suspicion is null`))
		.where(ofKind(kind))
		.executeTakeFirstOrThrow();
	const counts = Object.fromEntries(Object.entries(row).map(([name, sum]) => [name, Number(sum ?? 0)])) as TabCounts;
	return { ...counts, open: counts.open + counts.hiddenOpen };
}

/** From stored counters instead of a slow count; only open requests are counted, by their index. */
async function countByCounters(me: string): Promise<TabCounts> {
	const { shown: all, hidden, open, hidden_open, suspicious } = await countRequests();
	const where = (tab: RequestTab) =>
		sql<number | string | null>`sum(case when ${conditionOf({ kind: "request", tab }, me)} then 1 else 0 end)`.as(tab);
	const { mine, us, customer } = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select([where("mine"), where("us"), where("customer")])
		.where(ofKind("request"))
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

/** The stored counters of contact requests. */
export async function countRequests() {
	return db()
		.selectFrom("request_counts")
		.select(["shown", "hidden", "open", "hidden_open", "suspicious"])
		.executeTakeFirstOrThrow();
}

/** The number of open applications, without those that programs sent and hidden ones. */
export function countOpenApplications(): Promise<number> {
	return countOf(db().selectFrom("Kontaktanfragen_Archiv").where(ofKind("application")).where(unprocessed));
}
