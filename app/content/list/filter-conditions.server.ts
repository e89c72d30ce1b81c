import { isTranslation } from "../../foundation/i18n/language.ts";
import type { Filters } from "../../office/list/list-definition.ts";
import { type RawBuilder, sql } from "kysely";
import { columnsOf } from "../fields.ts";
import type { RecordKind } from "../record.ts";

/** The conditions of a list's filters. A record has to match all of them, and of each filter any word. */
export function filterConditions(record: RecordKind, filters: Filters): RawBuilder<boolean>[] {
	return Object.entries(filters).map(([name, words]) => isOneOf(record, name, words));
}

function isOneOf(record: RecordKind, name: string, words: readonly string[]): RawBuilder<boolean> {
	const column = sql.ref(`${record.table}.${name}`);
	if (record.fields[name]?.kind !== "yesNo") return sql`${column} in (${sql.join(words)})`;
	// Literals, because the engines store yes and no differently.
	return sql`(${sql.join(
		words.map((word) => (word === "true" ? sql`${column}` : sql`not ${column}`)),
		sql` or `,
	)})`;
}

export function lacksEnglish({ fields }: Pick<RecordKind, "fields">): RawBuilder<boolean> {
	const missing = columnsOf(fields)
		.filter(({ language }) => isTranslation(language))
		.map(
			({ name, fieldName }) => sql`(coalesce(${sql.ref(fieldName)}, '') <> '' and coalesce(${sql.ref(name)}, '') = '')`,
		);
	return sql`(${missing.length > 0 ? sql.join(missing, sql` or `) : sql`1 = 0`})`;
}
