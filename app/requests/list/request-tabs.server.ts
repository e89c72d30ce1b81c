import { type RawBuilder, sql } from "kysely";
import { db } from "../../foundation/database/client.server.ts";
import { today } from "../../foundation/i18n/format.ts";
import { ofKind } from "../request-kind.server.ts";
import type { RequestKind } from "../request-kind.ts";
import type { RequestTab, RequestView } from "./request-list.ts";

export type TabCounts = Record<RequestTab, number>;

const unprocessed = sql<boolean>`not bearbeitet and not ausgeblendet and suspicion is null`;
const isNew = sql<boolean>`(first_answer_at is null)`;
/** An answered request waits for the customer until the day that the office has noted. */
const isDue = () => sql<boolean>`(follow_up is not null and follow_up <= ${today()})`;

/** The condition of a tab, in the words of its partial index. `me` is the id of the reader. */
export function conditionOf({ kind, tab }: Pick<RequestView, "kind" | "tab">, me: string): RawBuilder<boolean> {
	const condition = {
		open: unprocessed,
		new: sql<boolean>`${unprocessed} and ${isNew}`,
		us: sql<boolean>`${unprocessed} and ${isDue()}`,
		customer: sql<boolean>`${unprocessed} and not ${isNew} and not ${isDue()}`,
		mine: sql<boolean>`${unprocessed} and assigned_to = ${me}`,
		processed: sql<boolean>`bearbeitet and not ausgeblendet and suspicion is null`,
		all: sql<boolean>`not ausgeblendet and suspicion is null`,
		hidden: sql<boolean>`ausgeblendet and suspicion is null`,
		suspicious: sql<boolean>`suspicion is not null`,
	}[tab];
	return sql<boolean>`${ofKind(kind)} and ${condition}`;
}

export function countOpenRequests() {
	return countTabs("request", ["open", "customer", "suspicious"]);
}

/** Who asks for an offer in open requests, whether it is their first machine or a further one; the newest first. */
export async function askersOf(offerId: string): Promise<string[]> {
	const further = db().selectFrom("request_machines").select("request_id").where("offer_id", "=", offerId);
	const open = db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select("name")
		.where(conditionOf({ kind: "request", tab: "open" }, ""))
		.where(({ eb, or }) => or([eb("offer_id", "=", offerId), eb("id", "in", further)]));
	return (await open.orderBy("created_at", "desc").execute()).map(({ name }) => name);
}

/** Counts the requests of some tabs. The index `requests_counted` has all that their conditions need. */
export function countTabs<Tab extends RequestTab>(kind: RequestKind, lists: readonly Tab[], me = "") {
	const counts = lists.map((tab) => sql<number>`count(case when ${conditionOf({ kind, tab }, me)} then 1 end)`.as(tab));
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(counts)
		.where(ofKind(kind))
		.$castTo<Record<Tab, number>>()
		.executeTakeFirstOrThrow();
}
