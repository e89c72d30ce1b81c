import { type RawBuilder, sql } from "kysely";
import { db } from "../../foundation/database/client.server.ts";
import { today } from "../../foundation/i18n/format.ts";
import { ofKind } from "../request-kind.server.ts";
import type { RequestKind } from "../request-kind.ts";
import { type RequestTab, type RequestView, tabs } from "./request-list.ts";

/** The number of requests in each list; `open` counts the hidden open ones too, which `hiddenOpen` are. */
export type TabCounts = Record<RequestTab, number> & { hiddenOpen: number };

type Condition = RawBuilder<boolean>;

const unprocessed = sql<boolean>`not bearbeitet and not ausgeblendet and suspicion is null`;
const isNew = sql<boolean>`(first_answer_at is null)`;
/** An open request stays one while it is hidden, so that no customer is forgotten. */
const openOnes = {
	open: sql<boolean>`not bearbeitet and suspicion is null`,
	hiddenOpen: sql<boolean>`not bearbeitet and ausgeblendet and suspicion is null`,
};
/** An answered request waits for the customer, until the day that the office has noted. */
const isDue = () => sql<boolean>`(follow_up is not null and follow_up <= ${today()})`;

/**
 * The condition for a list of the requests of one kind, in the words of its partial index. `me` is the id of the reader,
 * whose own requests are those that are assigned to them and still open.
 */
export function conditionOf({ kind, tab }: Pick<RequestView, "kind" | "tab">, me: string): Condition {
	const condition = {
		open: unprocessed,
		new: sql<boolean>`${unprocessed} and ${isNew}`,
		us: sql<boolean>`${unprocessed} and not ${isNew} and ${isDue()}`,
		customer: sql<boolean>`${unprocessed} and not ${isNew} and not ${isDue()}`,
		mine: sql<boolean>`${unprocessed} and assigned_to = ${me}`,
		processed: sql<boolean>`bearbeitet and not ausgeblendet and suspicion is null`,
		all: sql<boolean>`not ausgeblendet and suspicion is null`,
		hidden: sql<boolean>`ausgeblendet and suspicion is null`,
		suspicious: sql<boolean>`suspicion is not null`,
	}[tab];
	return sql<boolean>`${ofKind(kind)} and ${condition}`;
}

/** The number of requests of this kind in each list. */
export async function countTabs(kind: RequestKind, me: string): Promise<TabCounts> {
	const ofTabs = Object.fromEntries(tabs.map((tab) => [tab, conditionOf({ kind, tab }, me)]));
	return countEach(kind, { ...(ofTabs as Record<RequestTab, Condition>), ...openOnes });
}

/** The open contact requests, and those that wait for somebody to look at them. */
export function countOpenRequests(): Promise<Pick<TabCounts, "open" | "hiddenOpen" | "suspicious">> {
	const suspicious = conditionOf({ kind: "request", tab: "suspicious" }, "");
	return countEach("request", { ...openOnes, suspicious });
}

/** How many requests of a kind meet each condition. The index `requests_counted` has all that the conditions ask. */
function countEach<Name extends string>(
	kind: RequestKind,
	conditions: Record<Name, Condition>,
): Promise<Record<Name, number>> {
	const counts = Object.entries<Condition>(conditions).map(([name, condition]) =>
		sql<number>`count(case when ${condition} then 1 end)`.as(name as Name),
	);
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(counts)
		.where(ofKind(kind))
		.executeTakeFirstOrThrow() as Promise<Record<Name, number>>;
}

/** The number of open applications, without hidden ones and those that programs sent. */
export async function countOpenApplications(): Promise<number> {
	const { open, hiddenOpen } = await countEach("application", openOnes);
	return open - hiddenOpen;
}
