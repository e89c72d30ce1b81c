import type { ReactNode } from "react";
import { useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { RowsBox } from "../../office/list/choice-box.tsx";
import { SortHeading } from "../../office/list/sort-heading.tsx";
import type { ListDefinition } from "../../office/list/list-definition.ts";
import type { RequestLine, RequestView } from "./request-list.ts";
import { RequestRow } from "./request-row.tsx";

/** Columns whose first click sorts the newest up. */
const newestFirst = ["date", "followUp"];

/** The office's list of requests; on a phone each row becomes a small card. */
export function RequestTable({
	lines,
	view,
	definition,
}: {
	lines: RequestLine[];
	view: RequestView;
	definition: ListDefinition;
}) {
	const t = useTexts("kontaktanfragen");
	const bulk = useTexts("bulk");
	const words = useTextsByKey("requestList");
	const head = (column: string): ReactNode =>
		definition.sorts.includes(`${column}-asc`) ? (
			<SortHeading
				key={column}
				label={words(column)}
				by={column}
				first={newestFirst.includes(column) ? "desc" : "asc"}
				sort={view.sort}
				definition={definition}
			/>
		) : (
			<th key={column} scope="col">
				{words(column)}
			</th>
		);
	return (
		<table className="request-table mt-4 w-full border-collapse text-left">
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					<td className="choice">
						<RowsBox rows={lines.map(({ id }) => id)} label={bulk("choosePage")} />
					</td>
					{["name", ...view.columns].map(head)}
					<th scope="col">{t("actions")}</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<RequestRow key={line.id} line={line} view={view} />
				))}
			</tbody>
		</table>
	);
}
