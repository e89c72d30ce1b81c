import type { RecordState } from "../../foundation/database/schema.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { type ListDefinition, pageSizes } from "../../office/list/list-definition.ts";
import { columnsOf, type Field, type StoredValue } from "../fields.ts";
import type { RecordKind } from "../record.ts";

/** A row of the office's list. */
export type ListLine = {
	id: string;
	version: number;
	name: string;
	nameLanguage: Language;
	/** Some German text of it has no English one. */
	lacksEnglish: boolean;
	state: RecordState;
	/** Whether a draft waits to be published. */
	hasDraft: boolean;
	/** Path of the first picture. */
	picture: string | null;
	/** By column, in the page's language where a translation exists. */
	cells: Record<string, Cell>;
};

/** `language` is null for columns without an English version. */
export type Cell = { value: StoredValue; language: Language | null };

/** The list of a collection on the dashboard. */
export function dashboardDefinition({
	kind,
	office,
	list: { anchor, prefix, sorts, columns },
}: Pick<RecordKind, "kind" | "office" | "list">): ListDefinition {
	const [usual, ...others] = Object.keys(sorts);
	const bothDirections = (word: string) => [`${word}-asc`, `${word}-desc`];
	return {
		name: kind,
		address: office.list,
		anchor,
		prefix,
		sorts: [`${usual}-desc`, `${usual}-asc`, ...["name", ...others].flatMap(bothDirections)],
		filters: {},
		columns,
		usual: columns,
		sizes: [20],
	};
}

/** The filter for what a record lacks. */
export const LACKS = "lacks";
/** A list is sorted neither by long texts nor by what several inputs make. */
const isPlain = ({ kind }: Field) => kind !== "text" && kind !== "composed";

/** The same on its own page: it is sorted by every column, filtered, and shows other columns. */
export function recordDefinition(record: RecordKind): ListDefinition {
	const { sorts, ...definition } = dashboardDefinition(record);
	const { filters, lacking } = record.list;
	const columns = [...record.list.columns, ...record.list.moreColumns];
	const others = columnsOf(record.fields).filter(
		({ field, name }) => isPlain(field) && columns.includes(name) && sortOf(record, name) === null,
	);
	return {
		...definition,
		anchor: "",
		prefix: "",
		sorts: [sorts[0], ...sorts.slice(1), ...others.flatMap(({ name }) => [`${name}-asc`, `${name}-desc`])],
		filters: { state: record.states, ...filters, ...(lacking.length > 0 && { [LACKS]: lacking }) },
		columns,
		sizes: pageSizes,
	};
}

/** The word in the address that sorts by this column; null when the list can't be sorted by it. */
export function sortOf({ list: { sorts } }: Pick<RecordKind, "list">, column: string): string | null {
	return Object.keys(sorts).find((word) => sorts[word] === column) ?? null;
}
