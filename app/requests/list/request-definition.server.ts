import { type RawBuilder, sql } from "kysely";
import { db } from "../../foundation/database/client.server.ts";
import { inFoldedOrder } from "../../foundation/database/folded-order.server.ts";
import { contains, hasDigits } from "../../foundation/database/search.server.ts";
import { searchWords } from "../../foundation/database/search-words.ts";
import { plusDays } from "../../foundation/i18n/day.ts";
import { today } from "../../foundation/i18n/format.ts";
import { languages } from "../../foundation/i18n/language.ts";
import { startOfDay } from "../../foundation/i18n/office-time.ts";
import { own } from "../../foundation/i18n/text.ts";
import { type ListDefinition, pageSizes } from "../../office/list/list-definition.ts";
import { readTableQuery } from "../../office/list/table-query.ts";
import { outcomes } from "../page/request-work.ts";
import { assignedEmail } from "../request-kind.server.ts";
import { kindAt, type RequestKind, requestLists } from "../request-kind.ts";
import {
	LONGEST_WAITING,
	NEWEST,
	NOBODY,
	type RequestSign,
	type RequestView,
	TAB_PARAMETER,
	tabs,
	tabTexts,
} from "./request-list.ts";
import { conditionOf } from "./request-tabs.server.ts";

type Condition = RawBuilder<boolean>;

type Filter = {
	/** "day" stands for any calendar day. */
	words: readonly string[] | "day";
	where: (word: string) => Condition;
};

/** What a contact request is about, as a column; a machine is for hire while its offer exists. */
export function signColumn(): RawBuilder<RequestSign> {
	const hired = db()
		.selectFrom("Angebote")
		.select("id")
		.where(sql<boolean>`id = offer_id and type = 'miete'`);
	return sql`case when default_subject = 'urgentSubject' then 'urgent'
		when default_subject = 'serviceSubject' then 'service'
		when source like '%"tradeIn":%' then 'tradeIn'
		when exists ${hired} then 'hire'
		when offer_name is null then 'general' else 'machine' end`;
}

/** The filters of the list. The ids of colleagues are further words of `assigned`. */
const filters: Record<string, Filter> = {
	from: { words: "day", where: (day) => sql`created_at >= ${startOfDay(day)}` },
	to: { words: "day", where: (day) => sql`created_at < ${startOfDay(plusDays(day, 1))}` },
	assigned: {
		words: [NOBODY],
		where: (word) => (word === NOBODY ? sql`assigned_to is null` : sql`assigned_to = ${word}`),
	},
	about: {
		words: ["urgent", "service", "tradeIn", "hire", "machine", "general"] satisfies RequestSign[],
		where: (word) => sql`${signColumn()} = ${word}`,
	},
	language: { words: languages, where: (word) => sql`language = ${word}` },
	due: {
		words: ["due", "planned", "none"],
		where(word) {
			if (word === "none") return sql`follow_up is null`;
			return word === "due" ? sql`follow_up <= ${today()}` : sql`follow_up > ${today()}`;
		},
	},
	source: {
		words: ["list", "sheet", "campaign", "referrer", "unknown"],
		// Only a name looks like this in JSON, where quotation marks within texts are escaped.
		where: (word) => (word === "unknown" ? sql`source is null` : sql`source like ${`%"${word}":%`}`),
	},
	outcome: {
		words: [...outcomes, "none"],
		where: (word) => (word === "none" ? sql`outcome is null` : sql`outcome = ${word}`),
	},
};

/** Filters and columns of contact requests alone. */
const notOfApplications = ["about", "source", "outcome"];

/** What the list sorts by, by column. */
const orders: Record<string, () => RawBuilder<unknown>> = {
	contact: () => sql`lower(email)`,
	subject: () => inFoldedOrder(sql`subject`),
	date: () => sql`created_at`,
	assigned: () => assignedEmail,
	followUp: () => sql`follow_up`,
	language: () => sql`language`,
};
/** The first click sorts by these in descending order. */
const descending = ["date", "followUp"];
const columns = [...Object.keys(orders), "source"];

/** What a column sorts by. A search text begins with the folded name. */
export function orderOf(column: string): RawBuilder<unknown> {
	return column === "name" ? sql`search_text` : own(orders, column)!();
}

/** The list of requests of a kind; `colleagues` are the ids of those who answer. */
export function requestDefinition(colleagues: readonly string[], kind: RequestKind): ListDefinition {
	const isShown = (name: string) => kind === "request" || !notOfApplications.includes(name);
	const words = Object.entries(filters).flatMap(([name, filter]) => (isShown(name) ? [[name, filter.words]] : []));
	const directions = Object.keys(orders).flatMap((name) =>
		descending.includes(name) ? [`${name}-desc`, `${name}-asc`] : [`${name}-asc`, `${name}-desc`],
	);
	return {
		name: kind,
		address: requestLists[kind],
		tab: { name: TAB_PARAMETER, words: Object.values(tabTexts).filter(Boolean) },
		sorts: [NEWEST, LONGEST_WAITING, "name-asc", "name-desc", ...directions],
		filters: { ...Object.fromEntries(words), assigned: [NOBODY, ...colleagues] },
		columns: columns.filter(isShown),
		usual: ["contact", "subject", "date"],
		sizes: [10, ...pageSizes],
	};
}

/** Reads a view from an address. Without `colleagues`, every id counts as a colleague's. */
export function readRequestView(url: URL, colleagues = url.searchParams.getAll("assigned")): RequestView {
	const { searchParams: search } = url;
	const kind = kindAt(url);
	const tab = tabs.find((one) => tabTexts[one] === search.get(TAB_PARAMETER)) ?? "open";
	return { ...readTableQuery(search, requestDefinition(colleagues, kind)), kind, tab };
}

/** The parts of a view that decide which requests it has. */
export type Selection = Pick<RequestView, "q" | "kind" | "tab" | "filters">;

/** The conditions of a view: a request is in the tab, meets any word of each filter, and has all words searched. */
export function conditionsOf({ q, kind, tab, filters: chosen = {} }: Selection, me: string): Condition[] {
	return [conditionOf({ kind, tab }, me), ...Object.entries(chosen).map(isAnyOf), ...isAbout(q)];
}

function isAnyOf([name, words]: [string, readonly string[]]): Condition {
	return sql<boolean>`(${sql.join(words.map(own(filters, name)!.where), sql` or `)})`;
}

/** Each word occurs in the request, regardless of case, accents, spaces and hyphens, or `q` is its phone number. */
export function isAbout(q: string): Condition[] {
	const words = searchWords(q).map(({ text }) => contains("search_text", text));
	const phone = phoneNumber(q);
	if (words.length === 0 || !phone) return words;
	return [sql<boolean>`((${sql.join(words, sql` and `)}) or ${hasDigits("phone", phone)})`];
}

/** Fewer digits occur in too many numbers. */
const SHORTEST_NUMBER = 5;

/** The digits that every spelling of a phone number has, so without its prefix; null for other texts. */
function phoneNumber(text: string): string | null {
	if (!/^[+\d\s()/.-]+$/.test(text)) return null;
	const digits = text
		.replace(/^\s*(\+|00)\s*\d\d|\(0\)/g, "")
		.replace(/\D/g, "")
		.replace(/^0+/, "");
	return digits.length < SHORTEST_NUMBER ? null : digits;
}
