import { type RawBuilder, sql } from "kysely";
import { db } from "../database/client.server.ts";
import type { RecordState } from "../database/schema.ts";
import { type Search, searchIn } from "../database/search.server.ts";
import type { Language } from "../i18n/language.ts";
import { resultPage } from "../office/result-page.server.ts";
import { LINES_A_PAGE, type TablePage, type TableQuery } from "../office/table-query.ts";
import { shorten } from "../ui/shorten.ts";
import { recordsWithDraft } from "./drafts.server.ts";
import { columnsOf, type Stored } from "./fields.ts";
import type { PictureKeeper } from "./picture-keeper.server.ts";
import type { RecordKind } from "./record.ts";
import type { Cell, ListLine } from "./record-list.ts";

/** Characters of a long text in a list. */
const PREVIEW_LENGTH = 40;

type Listed = { record: RecordKind; keeper: Pick<PictureKeeper<never, never>, "covers"> };
type Query = TableQuery<string>;
type Row = { id: string; state: RecordState } & Record<string, Stored>;

/** One page of a collection's list in the office, in the page's language where a translation exists. */
export async function recordPage(
	{ record, keeper }: Listed,
	query: Query,
	language: Language,
): Promise<TablePage<ListLine>> {
	const search = await searchIn(record.table, query.q);
	const { offset, ...shown } = await resultPage((q) => matching(record, q ? search : null), query);
	const rows = shown.count === 0 ? [] : ((await pageQuery(record, query, language, offset, search).execute()) as Row[]);
	const ids = rows.map(({ id }) => id);
	const covers = record.list.pictures && ids.length > 0 ? await keeper.covers(ids, db()) : new Map<string, string>();
	const drafts = await recordsWithDraft(ids);
	const lines = rows.map((row) => ({
		...lineOf(record, row, language),
		hasDraft: drafts.has(row.id),
		picture: covers.get(row.id) ?? null,
	}));
	return { lines, ...shown };
}

/** The query for one page of a list; the best hits of a search come first. */
export function pageQuery(
	record: RecordKind,
	{ sort }: Query,
	language: Language,
	offset: number,
	search: Search | null = null,
) {
	const { columns, sorts, tieBreaker = "id" } = record.list;
	const translated = columnsOf(record.fields).filter(({ language: of }) => of === "de");
	const shown = [record.name, ...columns].flatMap((name) =>
		translated.some((column) => column.name === name) ? [name, `${name}_en`] : [name],
	);
	const [sortName = "", direction] = sort.split("-") as [string, "asc" | "desc"];
	// The query builder's types can't express "any collection's table"; hence the casts.
	const by = (
		sortName === "name" ? (language === "en" ? "sort_name_en" : "sort_name") : sorts[sortName]
	) as "created_at";
	const canBeNull = sortName !== "name" && sortName !== Object.keys(sorts)[0];
	const found = matching(record, search);
	return (search?.rank ? found.orderBy(search.rank) : found)
		.select(["id", "state", ...shown] as ("id" | "state")[])
		.select(lacksEnglish(record).as("lacks_english"))
		.orderBy(by, (o) => (canBeNull ? o[direction]().nullsLast() : o[direction]()))
		.orderBy(tieBreaker as "id", direction)
		.limit(LINES_A_PAGE)
		.offset(offset);
}

function matching({ table }: Pick<RecordKind, "table">, search: Search | null) {
	const all = db().selectFrom(table as "Karriere");
	return (search?.conditions ?? []).reduce((query, condition) => query.where(condition), all);
}

/** Whether any German text of a record has no English one. */
function lacksEnglish({ fields }: Pick<RecordKind, "fields">): RawBuilder<boolean> {
	const missing = columnsOf(fields)
		.filter(({ language }) => language === "de")
		.map(({ name }) => sql`(coalesce(${sql.ref(name)}, '') <> '' and coalesce(${sql.ref(`${name}_en`)}, '') = '')`);
	return sql`(${missing.length > 0 ? sql.join(missing, sql` or `) : sql`1 = 0`})`;
}

function lineOf(record: RecordKind, row: Row, language: Language): Omit<ListLine, "picture" | "hasDraft"> {
	const columns = columnsOf(record.fields);
	const cell = (name: string): Cell => {
		const column = columns.find((one) => one.name === name);
		const english = language === "en" && column?.language ? row[`${name}_en`] : null;
		const value = english || (row[name] ?? null);
		const shown = column?.field.kind === "text" && typeof value === "string" ? shorten(value, PREVIEW_LENGTH) : value;
		return { value: shown, language: column?.language ? (english ? "en" : "de") : null };
	};
	const { value, language: nameLanguage } = cell(record.name);
	return {
		id: row.id,
		state: row.state,
		name: String(value),
		nameLanguage: nameLanguage ?? "de",
		lacksEnglish: Boolean(row.lacks_english),
		cells: Object.fromEntries(record.list.columns.map((name) => [name, cell(name)])),
	};
}
