import { isTranslation } from "../../foundation/i18n/language.ts";
import type { Filters } from "../../office/list/list-definition.ts";
import { type RawBuilder, sql } from "kysely";
import { columnsOf } from "../fields.ts";
import { LACKS } from "./record-list.ts";
import type { RecordKind } from "../record.ts";

/** The conditions of a list's filters: any of the words of one, and all of them together. */
export function filterConditions(record: RecordKind, filters: Filters): RawBuilder<boolean>[] {
	return Object.entries(filters).flatMap(([name, words]) =>
		name === LACKS ? words.map((what) => lacks(record, what)) : [isOneOf(record, name, words)],
	);
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

function lacks(record: RecordKind, what: string): RawBuilder<boolean> {
	if (what === "english") return lacksEnglish(record);
	return what === "picture" ? lacksPicture(record) : sql`${sql.ref(`${record.table}.${what}`)} is null`;
}

/** A picture that only waits in a draft is none yet, so this asks for what lists and pages show. */
function lacksPicture({ table, list: { pictures } }: RecordKind): RawBuilder<boolean> {
	if (!pictures) return sql`1 = 1`;
	if ("column" in pictures) return sql`${sql.ref(`${table}.${pictures.column}`)} is null`;
	const [owner, id] = [sql.ref(`${pictures.table}.${pictures.owner}`), sql.ref(`${table}.id`)];
	return sql`not exists (select 1 from ${sql.table(pictures.table)} where ${owner} = ${id})`;
}

/** Whether any text of a record lacks a translation. */
export function lacksEnglish({ fields }: Pick<RecordKind, "fields">): RawBuilder<boolean> {
	const missing = columnsOf(fields)
		.filter(({ language }) => isTranslation(language))
		.map(
			({ name, fieldName }) => sql`(coalesce(${sql.ref(fieldName)}, '') <> '' and coalesce(${sql.ref(name)}, '') = '')`,
		);
	return sql`(${missing.length > 0 ? sql.join(missing, sql` or `) : sql`1 = 0`})`;
}
