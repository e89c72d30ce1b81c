import { mdiArrowDown, mdiArrowUp, mdiSwapVertical } from "@mdi/js";
import { Link, useLocation } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { type ListPlace, tableAddress } from "./table-query.ts";

type Props = {
	label: string;
	/** The column's part of the order's name: "name" of "name-asc". */
	by: string;
	/** The direction that is asked for first. */
	first: "asc" | "desc";
	/** The table's order now. */
	sort: string;
	place: ListPlace;
};

/** The head of a column that the table can be sorted by; a second click turns the order round. */
export function SortHeading({ label, by, first, sort, place }: Props) {
	const { search } = useLocation();
	const direction = sort === `${by}-asc` ? "asc" : sort === `${by}-desc` ? "desc" : null;
	const next = direction === null ? first : direction === "asc" ? "desc" : "asc";
	const arrow = direction === "asc" ? mdiArrowUp : direction === "desc" ? mdiArrowDown : mdiSwapVertical;
	return (
		<th scope="col" aria-sort={direction === null ? undefined : direction === "asc" ? "ascending" : "descending"}>
			<Link
				to={tableAddress(new URLSearchParams(search), place, { sort: `${by}-${next}` })}
				className={`inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline ${direction ? "text-ink" : ""}`}
			>
				{label} <Icon path={arrow} size={16} className={direction ? "" : "opacity-50"} />
			</Link>
		</th>
	);
}
