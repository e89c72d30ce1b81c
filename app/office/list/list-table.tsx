import { mdiArrowDown, mdiArrowUp, mdiSwapVertical } from "@mdi/js";
import { Fragment, type ReactNode, use } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "../../foundation/ui/icon.tsx";
import { ChoiceBox, RowsBox } from "./choice-box.tsx";
import type { ListDefinition } from "./list-definition.ts";
import { tableAddress } from "./table-query.ts";
import { ChoiceContext } from "./use-choice.ts";

/** A column of a list; `cell` draws the whole `td` of a row. */
export type Column<Line> = {
	name: string;
	head: string;
	/** Its part of the sort order ("date" in "date-asc"); missing where the list can't be sorted by it. */
	by?: string;
	cell: (line: Line) => ReactNode;
};

type Props<Line> = {
	/** The class that says how its rows become cards on a phone. */
	look: string;
	definition: ListDefinition;
	sort: string;
	columns: Column<Line>[];
	lines: Line[];
	/** What a row's box is named after. */
	nameOf: (line: Line) => string;
	rowLook: (line: Line) => string;
};

/** The rows of a list, to choose where the page can do something with them. */
export function ListTable<Line extends { id: string; version: number }>({
	look,
	definition,
	sort,
	columns,
	lines,
	nameOf,
	rowLook,
}: Props<Line>) {
	const choice = use(ChoiceContext);
	return (
		<table className={`${look} w-full border-collapse text-left`}>
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					{choice && (
						<td className="choice">
							<RowsBox choice={choice} />
						</td>
					)}
					{columns.map(({ name, head, by }) =>
						by ? (
							<SortHeading key={name} {...{ head, by, sort, definition }} />
						) : (
							<th key={name} scope="col">
								{head}
							</th>
						),
					)}
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.id} className={`border-b border-line ${rowLook(line)}`}>
						{choice && (
							<td className="choice">
								<ChoiceBox choice={choice} id={line.id} version={line.version} name={nameOf(line)} />
							</td>
						)}
						{columns.map(({ name, cell }) => (
							<Fragment key={name}>{cell(line)}</Fragment>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

type HeadingProps = { head: string; by: string; sort: string; definition: ListDefinition };

/** The heading of a sortable column; a second click reverses the order. */
function SortHeading({ head, by, sort, definition }: HeadingProps) {
	const { search } = useLocation();
	const [first, second] = definition.sorts.filter((word) => word === `${by}-asc` || word === `${by}-desc`);
	const next = sort === first ? second! : first!;
	const direction = sort === `${by}-asc` ? "asc" : sort === `${by}-desc` ? "desc" : null;
	const arrow = direction === "asc" ? mdiArrowUp : direction === "desc" ? mdiArrowDown : mdiSwapVertical;
	return (
		<th scope="col" aria-sort={direction === null ? undefined : direction === "asc" ? "ascending" : "descending"}>
			<Link
				to={tableAddress(new URLSearchParams(search), { sort: next })}
				className={`inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline ${direction ? "text-ink" : ""}`}
			>
				{head} <Icon path={arrow} size={16} className={direction ? "" : "opacity-50"} />
			</Link>
		</th>
	);
}
