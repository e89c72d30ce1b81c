import type { Filters } from "../../office/list/list-definition.ts";
import { type RawBuilder, sql } from "kysely";
import { today } from "../../i18n/format.ts";
import { plusDays } from "../../i18n/day.ts";
import { beginOf } from "../../i18n/office-time.ts";
import { NOBODY } from "./request-list.ts";
import { own } from "../../i18n/text.ts";

type Condition = RawBuilder<boolean>;

/** The condition of each word of a filter (see request-list.ts). */
const conditions: Record<string, (word: string) => Condition> = {
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
	from: (day) => sql`created_at >= ${beginOf(day)}`,
	to: (day) => sql`created_at < ${beginOf(plusDays(day, 1))}`,
};

/** The conditions of a list's filters: any of the words of one, and all of them together. */
export function requestConditions(filters: Filters = {}): Condition[] {
	return Object.entries(filters).map(
		([name, words]) =>
			sql<boolean>`(${sql.join(
				words.map((word) => own(conditions, name)!(word)),
				sql` or `,
			)})`,
	);
}
