import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Hands the focus to the next row's delete button when the row with the focus is deleted; else it would fall to the
 * page's beginning.
 */
export function useFocusNextRow(): RefObject<HTMLDivElement | null> {
	const cell = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const row = cell.current?.closest("tr");
		return () => {
			if (!row?.contains(document.activeElement)) return;
			const neighbour = row.nextElementSibling ?? row.previousElementSibling;
			neighbour?.querySelector<HTMLElement>("[role=button]")?.focus();
		};
	}, []);
	return cell;
}
