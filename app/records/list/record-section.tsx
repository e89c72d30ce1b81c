import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { date, day } from "../../i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { Thumbnail } from "../../media/thumbnail.tsx";
import { Listing } from "../../office/list/listing.tsx";
import { RecordLine, RecordTable } from "../../office/list/record-table.tsx";
import { Section } from "../../office/section.tsx";
import { SortHeading } from "../../office/list/sort-heading.tsx";
import type { ListDefinition } from "../../office/list/list-definition.ts";
import { hasTableQuery, type TablePage, type TableQuery } from "../../office/list/table-query.ts";
import { ChoiceBox, RowsBox } from "../../office/list/choice-box.tsx";
import { columnsOf } from "../fields.ts";
import type { CustomList } from "./custom-list.ts";
import type { RecordKind } from "../record.ts";
import { type ListLine, dashboardDefinition, sortOf } from "./record-list.ts";
import { shownFields } from "../shown.ts";
import { StateMark } from "../states/state-mark.tsx";
import { hasPage } from "../states/states.ts";
import { useRowChoice } from "../../office/list/use-choice.ts";
import { useFieldLabels } from "../form/use-field-labels.ts";
import { useListLabels } from "./use-list-labels.ts";

type Props = {
	record: RecordKind;
	custom: CustomList;
	query: TableQuery<string>;
	/** Null when it could not be read. */
	table: TablePage<ListLine> | null;
};

/** A collection's section on the dashboard. */
export function RecordSection({ record, custom, query, table }: Props) {
	const text = useTextsByKey(record.texts);
	const { search } = useLocation();
	const definition = dashboardDefinition(record);
	return (
		<Section
			id={definition.anchor}
			title={text("list.title")}
			openAtFirst={record.list.open === true}
			forceOpen={hasTableQuery(new URLSearchParams(search), definition)}
		>
			<Listing
				definition={definition}
				q={query.q}
				table={table}
				texts={useListTexts(record, query.q)}
				addTo={record.office.add}
			>
				{(lines) => <RecordLines {...{ record, custom, lines, query, definition }} />}
			</Listing>
		</Section>
	);
}

/** What a collection's list says of itself, searched for these words. */
export function useListTexts(record: RecordKind, q: string) {
	const text = useTextsByKey(record.texts);
	return {
		search: text("list.search"),
		add: text("list.add"),
		empty: text("list.empty"),
		noMatch: text("list.noMatch", { text: q }),
		failed: text("list.failed", { code: 503 }),
	};
}

type LinesProps = Omit<Props, "table"> & { lines: ListLine[]; definition: ListDefinition };

/** The table of a collection's list. */
export function RecordLines({ record, custom, lines, query: { sort, columns }, definition }: LinesProps) {
	const { label } = useListLabels(record, custom);
	const bulk = useTexts("bulk");
	const order = { sort, definition };
	const choice = useRowChoice();
	const usual = Object.keys(record.list.sorts)[0];
	const head = (column: string) => {
		const words = label(column);
		const by = sortOf(record, column) ?? (definition.sorts.includes(`${column}-asc`) ? column : null);
		if (by === null)
			return (
				<th key={column} scope="col">
					{words}
				</th>
			);
		return <SortHeading {...order} key={column} label={words} by={by} first={by === usual ? "desc" : "asc"} />;
	};
	const heads = (
		<>
			<SortHeading {...order} label={label(record.name)} by="name" first="asc" />
			<th scope="col">{label("state")}</th>
			{columns.map(head)}
		</>
	);
	return (
		<RecordTable
			pictures={record.list.pictures !== undefined}
			choosesAll={choice && <RowsBox rows={choice.rows} label={bulk("choosePage")} />}
			heads={heads}
		>
			{lines.map((line) => (
				<Line key={line.id} record={record} custom={custom} line={line} columns={columns} />
			))}
		</RecordTable>
	);
}

function Line({
	record,
	custom,
	line,
	columns,
}: Pick<Props, "record" | "custom"> & { line: ListLine; columns: readonly string[] }) {
	const listing = useTextsByKey("listing");
	const drafts = useTexts("drafts");
	const choice = useRowChoice();
	const OwnState = custom.state;
	const { id } = line;
	const name = line.name || drafts("unnamed");
	return (
		<RecordLine
			name={name}
			nameLanguage={line.nameLanguage}
			lacksEnglish={line.lacksEnglish}
			chooses={choice && <ChoiceBox id={id} version={line.version} name={name} />}
			picture={record.list.pictures && line.picture && <Thumbnail picture={line.picture} />}
			edit={record.office.edit + id}
			view={hasPage(line.state) ? record.page(id) : null}
			more={custom.more?.(line, listing)}
			remove={{
				action: record.office.remove + id,
				shown: shownFields(line),
			}}
		>
			<td className="max-xl:whitespace-nowrap 2xl:whitespace-nowrap xl:min-w-46">
				<span className="flex items-center gap-2">
					{OwnState ? <OwnState line={line} /> : <StateMark state={line.state} />}
					{line.hasDraft && line.state !== "draft" && (
						<span className="rounded-sm border border-strong-line px-1.5 text-xs">{drafts("badge")}</span>
					)}
				</span>
			</td>
			{columns.map((column) => {
				const CustomCell = custom.cells?.[column];
				return CustomCell ? (
					<td key={column} className="2xl:whitespace-nowrap">
						<CustomCell line={line} />
					</td>
				) : (
					<ListCell key={column} record={record} column={column} line={line} />
				);
			})}
		</RecordLine>
	);
}

const cellLooks: Record<string, string> = { text: "text-muted xl:whitespace-nowrap", line: "" };

function ListCell({ record, column, line }: { record: RecordKind; column: string; line: ListLine }) {
	const language = useLanguage();
	const words = useFieldLabels(record);
	const { value, language: cellLanguage } = line.cells[column]!;
	const kind = columnsOf(record.fields).find(({ name }) => name === column)?.field.kind;
	let shown: ReactNode = words.value(column, value, { rounded: true });
	if (kind === undefined) shown = date(language, String(value));
	if (kind === "day") shown = <time dateTime={String(value)}>{day(language, String(value))}</time>;
	return (
		<td lang={cellLanguage ?? undefined} className={cellLooks[kind ?? ""] ?? "whitespace-nowrap"}>
			{shown}
		</td>
	);
}
