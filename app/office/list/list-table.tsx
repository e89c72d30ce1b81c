import { mdiArrowDown, mdiArrowUp, mdiSwapVertical } from "@mdi/js";
import { Fragment, type ReactNode, use } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { ListDefinition } from "./list-definition.ts";
import { tableAddress } from "./table-query.ts";
import { ChoiceContext, type RowChoice } from "./use-choice.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";

/** A column of a list; `cell` draws the whole `td` of a row. */
export type Column<Line> = {
	name: string;
	head: string;
	/** Its part of the sort order ("date" in "date-asc"); missing where the list can't be sorted by it. */
	by?: string;
	cell: (line: Line) => ReactNode;
};

type Row = { id: string; version: number };
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

/** The rows of a list. They can be chosen where there is a `ChoiceContext`. */
export function ListTable<Line extends Row>({ look, definition, sort, columns, lines, nameOf, rowLook }: Props<Line>) {
	const choice = use(ChoiceContext);
	return (
		<table className={`${look} w-full border-collapse text-left`}>
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					{choice && <RowsBox choice={choice} />}
					{columns.map(({ name, head, by }) =>
						by ? (
							<SortHeading key={name} {...{ name, head, by, sort, definition }} />
						) : (
							<th key={name} scope="col" data-column={name}>
								{head}
							</th>
						),
					)}
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.id} className={`border-b border-line ${rowLook(line)}`}>
						{choice && <ChoiceBox choice={choice} id={line.id} version={line.version} name={nameOf(line)} />}
						{columns.map(({ name, cell }) => (
							<Fragment key={name}>{cell(line)}</Fragment>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

type HeadingProps = { name: string; head: string; by: string; sort: string; definition: ListDefinition };

function SortHeading({ name, head, by, sort, definition }: HeadingProps) {
	const { search } = useLocation();
	const [first, second] = definition.sorts.filter((word) => word === `${by}-asc` || word === `${by}-desc`);
	const next = sort === first ? second! : first!;
	const direction = sort === `${by}-asc` ? "ascending" : sort === `${by}-desc` ? "descending" : undefined;
	const arrow = direction === "ascending" ? mdiArrowUp : direction ? mdiArrowDown : mdiSwapVertical;
	return (
		<th scope="col" aria-sort={direction} data-column={name}>
			<Link
				to={tableAddress(new URLSearchParams(search), { sort: next })}
				className={`inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline ${direction ? "text-ink" : ""}`}
			>
				{head} <Icon path={arrow} size={16} className={direction ? "" : "opacity-50"} />
			</Link>
		</th>
	);
}

/** The form of the bar that acts on the chosen rows. */
export const BULK_FORM = "bulk";

const boxLook = "size-5 align-middle checked:accent-amber indeterminate:accent-amber";

type BoxProps = { choice: RowChoice };

function ChoiceBox({ choice, id, version, name }: BoxProps & Row & { name: string }) {
	const t = useTexts("bulk");
	return (
		<td className="choice">
			<label className="grid size-8 place-items-center">
				<input
					type="checkbox"
					form={BULK_FORM}
					// Of all that match, the form sends those that are left out.
					name={choice.all ? undefined : "chosen"}
					value={`${id} ${version}`}
					aria-label={t("choose", { name })}
					checked={choice.isChosen(id)}
					onChange={(event) => choice.toggle(id, (event.nativeEvent as MouseEvent).shiftKey === true)}
					className={boxLook}
				/>
			</label>
		</td>
	);
}

function RowsBox({ choice }: BoxProps) {
	const t = useTexts("bulk");
	const markSome = (box: HTMLInputElement | null) => {
		if (box) box.indeterminate = choice.hasSome;
	};
	return (
		<td className="choice">
			<label className="needs-script grid size-8 place-items-center">
				<input
					ref={markSome}
					type="checkbox"
					aria-label={t("choosePage")}
					checked={choice.hasPage}
					onChange={choice.togglePage}
					className={boxLook}
				/>
			</label>
		</td>
	);
}
