import { mdiArrowDown, mdiArrowUp, mdiSwapVertical } from "@mdi/js";
import { Link, useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import type { ListDefinition } from "./list-definition.ts";
import { tableAddress } from "./table-query.ts";

type Props = {
	label: string;
	/** The column's part of the sort order: "name" in "name-asc". */
	by: string;
	/** The direction after the first click. */
	first: "asc" | "desc";
	/** The current sort order. */
	sort: string;
	definition: ListDefinition;
};

/** The heading of a sortable column; a second click reverses the order. */
export function SortHeading({ label, by, first, sort, definition }: Props) {
	const { search } = useLocation();
	const direction = sort === `${by}-asc` ? "asc" : sort === `${by}-desc` ? "desc" : null;
	const next = direction === null ? first : direction === "asc" ? "desc" : "asc";
	const arrow = direction === "asc" ? mdiArrowUp : direction === "desc" ? mdiArrowDown : mdiSwapVertical;
	return (
		<th scope="col" aria-sort={direction === null ? undefined : direction === "asc" ? "ascending" : "descending"}>
			<Link
				to={tableAddress(new URLSearchParams(search), definition, { sort: `${by}-${next}` })}
				className={`inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline ${direction ? "text-ink" : ""}`}
			>
				{label} <Icon path={arrow} size={16} className={direction ? "" : "opacity-50"} />
			</Link>
		</th>
	);
}
