import type { ComponentType } from "react";
import type { Namespace } from "../../foundation/i18n/texts.tsx";
import { type ListDefinition, pageSizes } from "../../office/list/list-definition.ts";
import { columnsOf, type Field } from "../fields.ts";
import type { RecordKind } from "../record.ts";
import type { ListLine } from "./record-list.server.ts";

/** What a collection adapts in its list. `more` are further actions of a row. */
export type CustomList = {
	cells?: Record<string, ComponentType<{ line: ListLine }>>;
	state?: ComponentType<{ line: ListLine }>;
	/** Columns whose head is shorter than their label, with the key of its text. */
	heads?: Record<string, string>;
	/** The texts of filters that are no fields. */
	filterTexts?: Record<string, { namespace: Namespace; prefix: string }>;
	more?: ComponentType<{ line: ListLine }>;
};

/** Nobody sorts by long texts, or by texts that several inputs make. */
const isSortable = ({ kind }: Field) => kind !== "text" && kind !== "composed";
export function recordDefinition(record: RecordKind): ListDefinition {
	const { sorts, filters, columns, moreColumns, counted = [] } = record.list;
	const all = [...columns, ...moreColumns, ...counted];
	const [usual, ...others] = Object.keys(sorts);
	const fields = columnsOf(record.fields).filter(
		({ field, name }) => isSortable(field) && all.includes(name) && sortOf(record, name) === null,
	);
	const sortable = ["name", ...others, ...fields.map(({ name }) => name)];
	return {
		name: record.kind,
		address: record.office.list,
		sorts: [`${usual}-desc`, `${usual}-asc`, ...sortable.flatMap((word) => [`${word}-asc`, `${word}-desc`])],
		filters: { state: record.states.flatMap((state) => (state === "sold" ? [state, "hired"] : state)), ...filters },
		columns: all,
		usual: columns,
		sizes: pageSizes,
	};
}

/** The newest records of a collection, for the dashboard. */
export function dashboardDefinition(record: RecordKind): ListDefinition {
	const { sorts, ...definition } = recordDefinition(record);
	const { columns, onDashboard = columns } = record.list;
	return { ...definition, sorts: [sorts[0]], filters: {}, usual: onDashboard, sizes: [5] };
}

/** The word in the address that sorts by this column; null if there is none. */
export function sortOf({ list: { sorts } }: Pick<RecordKind, "list">, column: string): string | null {
	return Object.keys(sorts).find((word) => sorts[word] === column) ?? null;
}
