import { type RawBuilder, sql } from "kysely";
import { today } from "../../foundation/i18n/format.ts";
import { plusDays } from "../../foundation/i18n/day.ts";
import { startOfDay } from "../../foundation/i18n/office-time.ts";
import { contains } from "../../foundation/database/search.server.ts";
import { searchWords } from "../../foundation/database/search-words.ts";
import { NOBODY, type RequestFilter, type RequestView } from "./request-list.ts";
import { conditionOf } from "./request-tabs.server.ts";
import { own } from "../../foundation/i18n/text.ts";

type Condition = RawBuilder<boolean>;

export type Listed = Pick<RequestView, "q" | "kind" | "tab" | "filters">;

/** The condition of each word of a filter (see request-list.ts). */
const conditions: Record<RequestFilter, (word: string) => Condition> = {
	assigned: (word) => (word === NOBODY ? sql`assigned_to is null` : sql`assigned_to = ${word}`),
	subject: (word) => (word === "own" ? sql`default_subject is null` : sql`default_subject = ${word}`),
	machine: (word) => (word === "with" ? sql`offer_name is not null` : sql`offer_name is null`),
	language: (word) => sql`language = ${word}`,
	// In JSON a quotation mark within a text has a backslash before it, so only a name looks like this.
	source: (word) => (word === "unknown" ? sql`source is null` : sql`source like ${`%"${word}":%`}`),
	due: (word) => {
		if (word === "none") return sql`follow_up is null`;
		return word === "due" ? sql`follow_up <= ${today()}` : sql`follow_up > ${today()}`;
	},
	outcome: (word) => (word === "none" ? sql`outcome is null` : sql`outcome = ${word}`),
	from: (day) => sql`created_at >= ${startOfDay(day)}`,
	to: (day) => sql`created_at < ${startOfDay(plusDays(day, 1))}`,
};

/** The conditions of a view: a request is in the list, meets any word of each filter, and has all words searched. */
export function conditionsOf({ q, kind, tab, filters = {} }: Listed, me: string): Condition[] {
	return [conditionOf({ kind, tab }, me), ...Object.entries(filters).map(isAnyOf), ...hasWords(q)];
}

function isAnyOf([name, words]: [string, readonly string[]]): Condition {
	const known = words.map((word) => own(conditions, name)!(word));
	return sql<boolean>`(${sql.join(known, sql` or `)})`;
}

/** Each word must occur in the request, regardless of case, accents, spaces and hyphens. */
export function hasWords(q: string): Condition[] {
	return searchWords(q).map(({ text }) => contains("search_text", text));
}
