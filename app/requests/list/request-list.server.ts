import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { countOf, db, engine, now } from "../../foundation/database/client.server.ts";
import { pageOf } from "../../foundation/database/page-of.ts";
import type { Schema } from "../../foundation/database/schema.ts";
import { searchWords } from "../../foundation/database/search-words.ts";
import { today } from "../../foundation/i18n/format.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { dropsOf } from "../../office/list/result-page.server.ts";
import type { TablePage } from "../../office/list/table-query.ts";
import { appliedFor } from "../applications/application-subject.server.ts";
import { officeClock } from "../hours/office-clock.server.ts";
import { isOpen } from "../request.ts";
import { conditionsOf, orderOf, type Selection, signColumn } from "./request-definition.server.ts";
import { assignedEmail, waitsFromColumn } from "../request-kind.server.ts";
import type { RequestKind } from "../request-kind.ts";
import { countFurther, coverOf } from "../request-machines.server.ts";
import { LONGEST_WAITING, NEWEST, openTabs, type RequestSign, type RequestView, tabs } from "./request-list.ts";
import { countTabs, type TabCounts } from "./request-tabs.server.ts";
import type { Outcome } from "../page/request-work.ts";
import type { Suspicion } from "../suspicion.ts";
import { waitingForAnswer } from "../waiting.ts";

/** The most hits of a search, so that it is fast even for a very common word. */
const MAX_HITS = 1000;

/** Characters of a message that the list shows. */
const BEGINNING = 240;

/** `more`: the search has more hits than it shows. */
export type RequestPage = TablePage<RequestLine> & { more: boolean; counts: TabCounts };

/** One page of a list for the reader `me`; the last one for any page beyond it. */
export async function requestPage(view: RequestView, me: string): Promise<RequestPage> {
	const counts = await countTabs(view.kind, tabs, me);
	const { count, more, conditions } = await matchingRequests(view, me, counts);
	const { offset, ...numbers } = pageOf(count, view.page, view.size);
	const sort = orderIn(view);
	const rows = await idsQuery({ conditions, sort, offset, size: view.size }).execute();
	const ids = rows.map(({ id }) => id);
	const lines = ids.length > 0 ? await linesOf(ids, sort) : [];
	const countLeft = async (left: Pick<RequestView, "q" | "filters">) =>
		(await matchingRequests({ ...view, ...left }, me, counts)).count;
	const drops = count === 0 ? await dropsOf(view, countLeft) : undefined;
	return { lines, total: counts[view.tab], count, more, ...numbers, counts, drops };
}

/** Returns the ids of the first requests of a view; null if its search has too many hits. */
export async function matchingIds(view: RequestView, me: string, limit: number): Promise<string[] | null> {
	const { more, ...matching } = await matchingRequests(view, me, await countTabs(view.kind, tabs, me));
	if (more) return null;
	const rows = await idsQuery({ ...matching, sort: orderIn(view), offset: 0, size: limit }).execute();
	return rows.map(({ id }) => id);
}

/** Returns the newest requests of a kind that a search finds, without hidden ones. */
export async function requestsWith(kind: RequestKind, q: string, limit: number) {
	if (searchWords(q).length === 0) return [];
	const found = requestsWhere(conditionsOf({ kind, tab: "all", q }, ""));
	return inOrder(
		found.select(["id", "name", "subject", "bearbeitet", "first_answer_at"]).limit(limit),
		NEWEST,
	).execute();
}

async function matchingRequests(view: Selection, me: string, counts: TabCounts) {
	const conditions = conditionsOf(view, me);
	if (searchWords(view.q).length === 0) {
		const count = view.filters ? await countOf(requestsWhere(conditions)) : counts[view.tab];
		return { conditions, count, more: false };
	}
	const found = await idsQuery({ conditions, sort: NEWEST, offset: 0, size: MAX_HITS + 1 }).execute();
	const ids = found.slice(0, MAX_HITS).map(({ id }) => id);
	return {
		conditions: [ids.length > 0 ? sql<boolean>`id in (${sql.join(ids)})` : sql<boolean>`1 = 0`],
		count: ids.length,
		more: found.length > MAX_HITS,
	};
}

export function requestsWhere(conditions: RawBuilder<boolean>[]) {
	return conditions.reduce((query, one) => query.where(one), db().selectFrom("Kontaktanfragen_Archiv"));
}

const URGENT_FIRST = "urgent-asc";
export const urgentFirst = sql`case when default_subject = 'urgentSubject' and first_answer_at is null then 0 else 1 end`;
const unansweredFirst = sql`case when first_answer_at is null and not bearbeitet then 0 else 1 end`;

/** The order of a view. Only among open requests do urgent ones come first. */
function orderIn({ sort, tab }: RequestView): string {
	return sort === NEWEST && openTabs.includes(tab) ? URGENT_FIRST : sort;
}

function inOrder<Output>(query: Requests<Output>, sort: string): Requests<Output> {
	if (sort === URGENT_FIRST) return inOrder(query.orderBy(urgentFirst), NEWEST);
	if (sort === LONGEST_WAITING) return query.orderBy(unansweredFirst).orderBy(waitsFromColumn).orderBy("id");
	const [name = "", direction] = sort.split("-") as [string, "asc" | "desc"];
	if (name === "date") return query.orderBy("created_at", direction).orderBy("id", direction);
	const by = orderOf(name);
	return query
		.orderBy(engine() === "postgres" ? sql`${by} collate "C"` : by, (o) => o[direction]().nullsLast())
		.orderBy("created_at", "desc")
		.orderBy("id", "desc");
}

type Requests<Output> = SelectQueryBuilder<Schema, "Kontaktanfragen_Archiv", Output>;

type IdsOfPage = { conditions: RawBuilder<boolean>[]; sort: string; offset: number; size: number };

/** The ids of one page. Exported for the bench, which shows its query plan. */
export function idsQuery({ conditions, sort, offset, size }: IdsOfPage) {
	return inOrder(requestsWhere(conditions).select("id"), sort).limit(size).offset(offset);
}

/** An answer whose mail failed, and no other has been given. */
const unreached = sql<
	string | null
>`(select outbox.id from request_answers join outbox on outbox.id = request_answers.id
	where request_id = "Kontaktanfragen_Archiv".id and failed_at is not null and first_answer_at is null limit 1)`;

export type RequestLine = Awaited<ReturnType<typeof linesOf>>[number];

async function linesOf(ids: string[], sort: string) {
	const listed = requestsWhere([])
		.where("id", "in", ids)
		.select(["id", "version", "kind", "name", "email", "phone", "language", "source"])
		.select(["subject", "default_subject", "offer_name", "offer_nr", "suspicion", "released_at"])
		.select(["bearbeitet", "ausgeblendet", "created_at", "first_answer_at", "follow_up", "outcome"])
		.select(sql<string>`substr(message, 1, ${BEGINNING})`.as("beginning"))
		.select(assignedEmail.as("assigned_email"))
		.select(unreached.as("unreached"))
		.select(countFurther("Kontaktanfragen_Archiv.id").as("further"))
		.select(sql<RequestSign>`case kind when 'application' then 'job' else ${signColumn()} end`.as("sign"))
		.select(coverOf("Kontaktanfragen_Archiv.offer_id").as("picture"));
	const rows = await inOrder(listed, sort).execute();
	const clock = await officeClock();
	const [time, day] = [now(), today()];
	return rows.map((line) => ({
		...line,
		subject: line.kind === "application" ? appliedFor(line.subject) : line.subject,
		beginning: ownWords(line),
		// Beside a machine that is offered to us, a picture of ours would be taken for it.
		picture: line.sign === "tradeIn" ? null : line.picture,
		suspicion: line.suspicion as Suspicion | null,
		outcome: line.outcome as Outcome | null,
		due: line.follow_up !== null && line.follow_up <= day,
		/** Null once it is answered or processed, and while it is suspicious. */
		waiting: isOpen(line) ? waitingForAnswer(clock, line, time) : null,
	}));
}

/** The days of a hire, and the beginning of a message without the words that our form begins with, if there are others. */
function ownWords({ beginning, language, further }: { beginning: string; language: Language; further: number }) {
	const contact = textsIn(language).of("contact");
	const names = [`${contact("hireFrom")}: `, `${contact("hireUntil")}: `];
	const lines = beginning.split("\n");
	const [from, until] = names.map((name) => lines.find((line) => line.startsWith(name))?.slice(name.length));
	const days = from && until && `${from} – ${until}`;
	const written = lines
		.filter((line) => !days || !names.some((name) => line.startsWith(name)))
		.join("\n")
		.trim();
	const t = textsIn(language).of("contactSent");
	const ours = [t("buyWords"), t("severalWords", { count: further + 1 }), t("wantedWords"), t("hireWords")]
		.map((words) => words.trim())
		.find((words) => written.startsWith(words));
	const own = ours ? written.slice(ours.length).trim() : written;
	return [days, own].filter(Boolean).join(" · ") || written;
}
