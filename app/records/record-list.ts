import type { RecordState } from "../database/schema.ts";
import type { Language } from "../i18n/language.ts";
import { type ListPlace, pageSizes } from "../office/table-query.ts";
import { columnsOf, type Field, type Stored } from "./fields.ts";
import type { RecordKind } from "./record.ts";

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
	/** Who else is editing it. */
	editor: string | null;
	/** Path of the first picture. */
	picture: string | null;
	/** The word that it is grouped by; null without a value, undefined where the list has no groups. */
	group?: string | null;
	/** By column, in the page's language where a translation exists. */
	cells: Record<string, Cell>;
};

/** `language` is null for columns without an English version. */
export type Cell = { value: Stored; language: Language | null };

/** Where a collection's list is on the dashboard, and its sort orders, the default first. */
export function placeOf({ list: { anchor, prefix, sorts } }: Pick<RecordKind, "list">): ListPlace {
	const [usual, ...others] = Object.keys(sorts);
	const bothDirections = (word: string) => [`${word}-asc`, `${word}-desc`];
	return { anchor, prefix, sorts: [`${usual}-desc`, `${usual}-asc`, ...["name", ...others].flatMap(bothDirections)] };
}

/** The filter for what a record lacks. */
export const LACKS = "lacks";
/** Long texts and what several inputs make are neither columns to choose nor to sort by. */
const isPlain = ({ kind }: Field) => kind !== "text" && kind !== "composed";

/** The same for the list's own page: it is sorted by every column, filtered, and shows other columns. */
export function ownPlaceOf(record: Pick<RecordKind, "list" | "fields" | "name" | "states">): ListPlace {
	const { sorts, ...place } = placeOf(record);
	const { columns, filters, lacking } = record.list;
	const plain = columnsOf(record.fields)
		.filter(({ field, name, language }) => isPlain(field) && name !== record.name && language !== "en")
		.map(({ name }) => name);
	const narrowing: ListPlace["filters"] = { state: record.states, ...filters };
	const others = plain.filter((name) => sortOf(record, name) === null);
	return {
		...place,
		anchor: "",
		prefix: "",
		sorts: [sorts[0], ...sorts.slice(1), ...others.flatMap((name) => [`${name}-asc`, `${name}-desc`])],
		filters: { ...narrowing, ...(lacking.length > 0 && { [LACKS]: lacking }) },
		quick: record.list.quick,
		groups: Object.keys(narrowing),
		columns: [...new Set([...columns, ...plain])],
		sizes: pageSizes,
	};
}

/** The word in the address that sorts by this column; null when the list can't be sorted by it. */
export function sortOf({ list: { sorts } }: Pick<RecordKind, "list">, column: string): string | null {
	return Object.keys(sorts).find((word) => sorts[word] === column) ?? null;
}
