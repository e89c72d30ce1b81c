import { type RawBuilder, sql } from "kysely";
import { recordTables } from "../record-tables.server.ts";
import { columnIn } from "../../foundation/i18n/translated.ts";
import { countOf, db } from "../../foundation/database/client.server.ts";
import { inFoldedOrder } from "../../foundation/database/folded-order.server.ts";
import type { RecordState } from "../../foundation/database/schema.ts";
import type { Search } from "../../foundation/database/search.server.ts";
import { defaultLanguage, isTranslation, type Language } from "../../foundation/i18n/language.ts";
import { dropsOf, resultPage } from "../../office/list/result-page.server.ts";
import type { Filters } from "../../office/list/list-definition.ts";
import type { TablePage, TableQuery } from "../../office/list/table-query.ts";
import { shorten } from "../../foundation/ui/shorten.ts";
import { onSite } from "../preview/on-site.server.ts";
import { columnsOf, type Field, type StoredValue } from "../fields.ts";
import type { PictureKeeper } from "../form/picture-keeper.server.ts";
import type { Figure, RecordKind } from "../record.ts";
import type { RecordService } from "../record-service.server.ts";
import { plainLine } from "../../foundation/ui/written-blocks.ts";

/** Characters of a long text in a list. */
const PREVIEW_LENGTH = 40;

type Listed = Pick<RecordService, "record" | "search"> & {
	keeper: Pick<PictureKeeper, "covers">;
	figuresOf?: (ids: string[]) => Promise<Map<string, Record<Figure, number>>>;
};
type Query = TableQuery<string>;
type Row = { id: string; state: RecordState } & Record<string, StoredValue>;
export type ListLine = ReturnType<typeof lineOf> & { picture: string | null };

/** One page of a collection's list in the office, in the page's language where a translation exists. */
export async function recordPage(
	{ record, keeper, search: searched, figuresOf }: Listed,
	query: Query,
	language: Language,
): Promise<TablePage<ListLine>> {
	const search = searched(query.q);
	const isNarrowed = query.q !== "" || query.filters !== undefined;
	const narrowed = isNarrowed ? recordsMatching(record, search, query.filters) : null;
	const { offset, ...numbers } = await resultPage(recordsMatching(record, null), narrowed, query);
	const rows =
		numbers.count === 0 ? [] : ((await pageQuery(record, query, language, offset, search).execute()) as Row[]);
	const ids = rows.map(({ id }) => id);
	const covers = record.list.pictures && ids.length > 0 ? await keeper.covers(ids, db()) : new Map<string, string>();
	const hasFigures = ids.length > 0 && record.list.counted?.some((name) => query.columns.includes(name));
	const figures = hasFigures ? await figuresOf?.(ids) : undefined;
	const lines = rows.map((row) => ({
		...lineOf(record, { ...row, ...figures?.get(row.id) }, language, query),
		picture: covers.get(row.id) ?? null,
	}));
	if (numbers.count > 0 || !isNarrowed) return { lines, ...numbers };
	const drops = await dropsOf(query, ({ q, filters }) =>
		countOf(recordsMatching(record, q === "" ? null : search, filters)),
	);
	return { lines, ...numbers, drops };
}

const hasWords: readonly string[] = ["line", "choice", "several", "composed"] satisfies Field["kind"][];

/** The query for one page of a list; the best hits of a search come first. Exported for a test of its index. */
export function pageQuery(
	record: RecordKind,
	{ sort, filters, columns: chosen, size }: Query,
	language: Language,
	offset: number,
	search: Search | null = null,
) {
	const { columns, alongside = [], counted = [], sorts, tieBreaker = "id" } = record.list;
	const stored = chosen.filter((name) => !counted.some((figure) => figure === name));
	const columnsOfField = Object.groupBy(columnsOf(record.fields), ({ fieldName }) => fieldName);
	const shown = [...new Set([record.name, ...columns, ...alongside, ...stored])].flatMap(
		(name) => columnsOfField[name]?.map((column) => column.name) ?? [name],
	);
	const [sortName = "", direction] = sort.split("-") as [string, "asc" | "desc"];
	// The query builder's types can't express "any collection's table"; hence the casts.
	const by = (sortName === "name" ? columnIn("sort_name", language) : (sorts[sortName] ?? sortName)) as "created_at";
	const isText = hasWords.includes(columnsOfField[by]?.[0]?.field.kind ?? "");
	const canBeNull = sortName !== "name" && sortName !== Object.keys(sorts)[0];
	const found = recordsMatching(record, search, filters);
	return (search?.rank ? found.orderBy(search.rank) : found)
		.select(["id", "version", "state", ...shown] as ("id" | "state")[])
		.select([lacksEnglish(record).as("lacks_english"), hasDraft(record).as("has_draft")])
		.orderBy(isText ? inFoldedOrder(sql.ref(by)) : by, (o) => (canBeNull ? o[direction]().nullsLast() : o[direction]()))
		.orderBy(tieBreaker as "id", direction)
		.limit(size)
		.offset(offset);
}

/** The records that a search finds and that match all filters, of each filter any word. */
export function recordsMatching(record: RecordKind, search: Search | null, filters: Filters = {}) {
	const filtered = Object.entries(filters).map(([name, words]) => isOneOf(record, name, words));
	const conditions = [...(search?.conditions ?? []), ...filtered];
	return conditions.reduce((query, condition) => query.where(condition), recordTables(db()).selectFrom(record.table));
}

function isOneOf(record: RecordKind, name: string, words: readonly string[]): RawBuilder<boolean> {
	const isOfMachines = name === "state" && record.states.includes("sold");
	// As `wordOfState`.
	const state = sql`case when state = 'sold' and type = 'miete' then 'hired' else state end`;
	const column = isOfMachines ? state : sql.ref(`${record.table}.${name}`);
	if (record.fields[name]?.kind !== "yesNo") return sql`${column} in (${sql.join(words)})`;
	// Literals, because the engines store yes and no differently.
	return sql`(${sql.join(
		words.map((word) => (word === "true" ? sql`${column}` : sql`not ${column}`)),
		sql` or `,
	)})`;
}

function lacksEnglish({ fields }: Pick<RecordKind, "fields">): RawBuilder<boolean> {
	const missing = columnsOf(fields)
		.filter(({ language }) => isTranslation(language))
		.map(
			({ name, fieldName }) => sql`(coalesce(${sql.ref(fieldName)}, '') <> '' and coalesce(${sql.ref(name)}, '') = '')`,
		);
	return sql`(${missing.length > 0 ? sql.join(missing, sql` or `) : sql`1 = 0`})`;
}

function hasDraft({ table, kind }: RecordKind): RawBuilder<boolean> {
	return sql`exists (select 1 from drafts where record_id = ${sql.ref(`${table}.id`)} and kind = ${kind})`;
}

function lineOf(record: RecordKind, row: Row, language: Language, { columns: chosen }: Query) {
	const columns = columnsOf(record.fields);
	const cell = (name: string) => {
		const column = columns.find((one) => one.name === name);
		const translation = column?.language ? row[columnIn(name, language)] : null;
		const value = translation || (row[name] ?? null);
		const shown =
			column?.field.kind === "text" && typeof value === "string" ? shorten(plainLine(value), PREVIEW_LENGTH) : value;
		return { value: shown, language: column?.language ? (translation ? language : defaultLanguage) : null };
	};
	const { value, language: nameLanguage } = cell(record.name);
	const names = [...record.list.columns, ...(record.list.alongside ?? []), ...chosen];
	return {
		id: row.id,
		version: Number(row.version),
		state: row.state,
		name: String(value),
		nameLanguage: nameLanguage ?? defaultLanguage,
		/** Some German text has no English one. */
		lacksEnglish: Boolean(row.lacks_english),
		hasDraft: Boolean(row.has_draft),
		/** By column, in the page's language where a translation exists; null is the language of one that has none. */
		cells: Object.fromEntries(names.map((name) => [name, cell(name)])),
	};
}

/** `shown` are the records that visitors see. */
export type RecordCounts = { shown: number; draft: number; scheduled: number };

export function recordCounts(record: RecordKind): Promise<RecordCounts> {
	return recordTables(db())
		.selectFrom(record.table)
		.select(({ fn }) => [
			fn.countAll<number>().filterWhere(onSite).as("shown"),
			fn.countAll<number>().filterWhere("state", "=", "draft").as("draft"),
			fn.countAll<number>().filterWhere("state", "=", "scheduled").as("scheduled"),
		])
		.executeTakeFirstOrThrow();
}
