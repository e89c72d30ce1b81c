import { mdiChevronRight, mdiPlus } from "@mdi/js";
import type { ReactNode } from "react";
import { date, day, number } from "../../foundation/i18n/format.ts";
import { LinkButton, LocalLink } from "../../foundation/i18n/link.tsx";
import { longWords } from "../../foundation/i18n/long-words.tsx";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { unbroken } from "../../foundation/i18n/unbroken.ts";
import type { RecordState } from "../../foundation/database/schema.ts";
import { Failure } from "../../foundation/ui/failure.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { Thumbnail } from "../../media/thumbnail.tsx";
import { type Column, ListTable } from "../../office/list/list-table.tsx";
import { EditLink, RowActions } from "../../office/list/row-actions.tsx";
import type { ListDefinition } from "../../office/list/list-definition.ts";
import type { TablePage, TableQuery } from "../../office/list/table-query.ts";
import { useFromHere } from "../../office/use-way-back.ts";
import { columnsOf } from "../fields.ts";
import type { RecordKind } from "../record.ts";
import type { ListLine, RecordCounts } from "./record-list.server.ts";
import { type CustomList, dashboardDefinition, sortOf } from "./record-list.ts";
import { shownFields } from "../shown.ts";
import { StateMark } from "../states/state-mark.tsx";
import { hasPage, statesOnSite } from "../states/states.ts";
import { useFieldLabels } from "../form/use-field-labels.ts";
import { useListLabels } from "./use-list-labels.ts";

type Props = {
	record: RecordKind;
	custom: CustomList;
	query: TableQuery<string>;
	/** Null if it could not be read. */
	table: TablePage<ListLine> | null;
};

/** The number of a collection's records, on the dashboard; `counts` is null if they could not be read. */
export function RecordCount({ record, counts }: { record: RecordKind; counts: RecordCounts | null }) {
	const title = useTextsByKey(record.texts)("list.title");
	const t = useTexts("adminDashboard");
	const notYet = (["draft", "scheduled"] as const).filter((state) => counts && counts[state] > 0);
	const listOf = (...states: RecordState[]) =>
		`${record.office.list}?${new URLSearchParams(states.map((state) => ["state", state]))}`;
	return (
		<li className="relative rounded-md border border-line border-t-4 border-t-amber bg-surface px-1.5 py-2.5 hover:border-strong-line hover:border-t-amber sm:px-4 sm:py-3">
			<LocalLink
				to={listOf(...statesOnSite.filter((state) => record.states.includes(state)))}
				className="label-caps block after:absolute after:inset-0 max-sm:text-xs max-sm:tracking-normal"
			>
				{title}
			</LocalLink>
			<div className="items-baseline gap-2 lg:flex">
				<p className="shrink-0 font-display text-4xl leading-tight font-[820]">
					{counts?.shown ?? (
						<>
							<span aria-hidden>–</span>
							<span className="sr-only">{t("unknown")}</span>
						</>
					)}
				</p>
				{counts && (
					<p className="flex flex-wrap gap-x-1 text-sm text-muted">
						{t("online")}
						{notYet.map((state) => (
							<LocalLink
								key={state}
								to={listOf(state)}
								className="relative z-1 whitespace-nowrap underline underline-offset-4"
							>
								{t(state, { count: counts[state] })}
							</LocalLink>
						))}
					</p>
				)}
			</div>
		</li>
	);
}

/** A collection's newest records on the dashboard, with links to all of them and to a new one. */
export function RecordSection({ record, custom, query, table }: Props) {
	const t = useTexts("adminDashboard");
	const listing = useTexts("listing");
	const fromHere = useFromHere();
	const texts = useListTexts(record, "");
	const title = useTextsByKey(record.texts)("list.title");
	return (
		<details open={record.list.open === true} className="group mt-4 rounded-md border border-line bg-surface">
			<summary className="flex list-none items-center gap-3 px-4 py-3 sm:px-5">
				<Icon path={mdiChevronRight} className="shrink-0 transition-transform duration-150 group-open:rotate-90" />
				<h2 className="text-2xl">{title}</h2>
			</summary>
			<div className="border-t border-line p-4 sm:px-5">
				<div className="flex flex-wrap justify-between gap-2">
					<LinkButton to={fromHere(record.office.add)} kind="secondary" size="small">
						<Icon path={mdiPlus} size={18} /> {texts.add}
					</LinkButton>
					{table && (
						<LinkButton to={record.office.list} kind="secondary" size="small">
							<span>{t("all", { count: table.total })}</span>
							<span className="sr-only">: {title}</span>
						</LinkButton>
					)}
				</div>
				{table === null && <Failure title={listing("errorTitle")} text={texts.failed} className="mt-4" />}
				{table?.total === 0 && <p className="mt-4 text-lg">{texts.empty}</p>}
				{table && table.total > 0 && (
					<RecordLines {...{ record, custom, query }} lines={table.lines} definition={dashboardDefinition(record)} />
				)}
			</div>
		</details>
	);
}

/** The texts of a collection's list; `q` is what was searched. */
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

export function RecordLines({ record, custom, lines, query: { sort, columns }, definition }: LinesProps) {
	const { label } = useListLabels(record, custom);
	const t = useTextsByKey("listing");
	const unnamed = useTexts("drafts")("unnamed");
	const sortBy = (column: string) => {
		const word = sortOf(record, column) ?? column;
		return definition.sorts.includes(`${word}-asc`) ? word : undefined;
	};
	const picture: Column<ListLine> = {
		name: "picture",
		head: t("picture"),
		cell: (line) => <td className="w-20">{line.picture && <Thumbnail picture={line.picture} />}</td>,
	};
	return (
		<div className="relative mt-3 overflow-x-auto has-[[data-column=list_price]_details[open]]:pb-36">
			<ListTable
				look={`office-table ${record.list.pictures ? "" : "without-pictures"}`}
				{...{ definition, sort, lines }}
				nameOf={({ name }) => name || unnamed}
				rowLook={() => "align-middle"}
				columns={[
					...(record.list.pictures ? [picture] : []),
					{
						name: "name",
						head: label(record.name),
						by: sortBy("name"),
						cell: (line) => <NameCell record={record} line={line} />,
					},
					{ name: "state", head: label("state"), cell: (line) => <StateCell custom={custom} line={line} /> },
					...columns.map((name): Column<ListLine> => ({
						name,
						head: custom.heads?.[name] ? t(custom.heads[name]) : label(name),
						by: sortBy(name),
						cell: (line) => <ListCell {...{ record, custom, line }} column={name} />,
					})),
					{ name: "actions", head: t("actions"), cell: (line) => <ActionsCell {...{ record, custom, line }} /> },
				]}
			/>
		</div>
	);
}

type CellProps = Pick<Props, "record" | "custom"> & { line: ListLine };

function NameCell({ record, line }: Omit<CellProps, "custom">) {
	const t = useTexts("listing");
	const unnamed = useTexts("drafts")("unnamed");
	return (
		<td>
			<EditLink
				to={record.office.edit + line.id}
				lang={line.nameLanguage}
				className="font-semibold underline-offset-4 hover:underline"
			>
				{line.name ? longWords(line.name) : unnamed}
			</EditLink>{" "}
			{line.lacksEnglish && (
				<span className="ml-1 rounded-sm border border-line px-1.5 text-xs whitespace-nowrap text-muted">
					{t("lacksEnglish")}
				</span>
			)}
		</td>
	);
}

function StateCell({ custom: { state: OwnState }, line }: Omit<CellProps, "record">) {
	const drafts = useTexts("drafts");
	return (
		<td className="state sm:max-list:whitespace-nowrap 2xl:whitespace-nowrap list:min-w-26">
			<span className="flex flex-wrap items-center gap-x-2">
				{OwnState ? <OwnState line={line} /> : <StateMark row={{ state: line.state }} />}
				{line.hasDraft && line.state !== "draft" && (
					<span className="rounded-sm border border-strong-line px-1.5 text-xs">{drafts("badge")}</span>
				)}
			</span>
		</td>
	);
}

function ActionsCell({ record, custom: { more: More }, line }: CellProps) {
	const label = useTextsByKey(record.texts)("delete");
	const unnamed = useTexts("drafts")("unnamed");
	return (
		<td>
			<RowActions
				name={unbroken(line.name) || unnamed}
				edit={record.office.edit + line.id}
				view={hasPage(line.state) ? record.page(line.id) : null}
				more={More && <More line={line} />}
				remove={{ action: record.office.remove + line.id, shown: shownFields(line), label }}
			/>
		</td>
	);
}

/** A figure. On a card, which has no headings, its words say what it is. */
export function Counted({ words, figure }: { words: string; figure: string | number }) {
	return (
		<>
			<span className="list:hidden">{words}</span>
			<span className="max-list:hidden">{figure}</span>
		</>
	);
}

/** The classes of cells by the kind of their field; others do not wrap. */
const cellLooks: Record<string, string> = { text: "text-muted list:whitespace-nowrap", line: "" };

function ListCell({ record, custom, column, line }: CellProps & { column: string }) {
	const language = useLanguage();
	const listing = useTextsByKey("listing");
	const words = useFieldLabels(record);
	const OwnCell = custom.cells?.[column];
	if (OwnCell)
		return (
			<td data-column={column} className="2xl:whitespace-nowrap">
				<OwnCell line={line} />
			</td>
		);
	const { value, language: cellLanguage } = line.cells[column]!;
	const kind = columnsOf(record.fields).find(({ name }) => name === column)?.field.kind;
	let shown: ReactNode = words.value(column, value, { rounded: true });
	if (typeof value === "number" && kind === undefined)
		shown = <Counted words={listing(`${column}.count`, { count: value })} figure={number(language, value)} />;
	else if (kind === undefined)
		shown = (
			<>
				<span className="text-muted list:hidden">{listing(column)} </span>
				<time dateTime={String(value)}>{date(language, String(value))}</time>
			</>
		);
	if (kind === "day") shown = <time dateTime={String(value)}>{day(language, String(value))}</time>;
	return (
		<td lang={cellLanguage ?? undefined} data-column={column} className={cellLooks[kind ?? ""] ?? "whitespace-nowrap"}>
			{shown}
		</td>
	);
}
