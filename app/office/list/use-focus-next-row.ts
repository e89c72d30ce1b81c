import { type RefObject, useLayoutEffect, useRef } from "react";

/** When the focused row is deleted, focuses the next row's delete button; otherwise the focus would go to the body. */
export function useFocusNextRow(): RefObject<HTMLDivElement | null> {
	const cell = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const row = cell.current?.closest("tr");
		return () => {
			if (!row?.contains(document.activeElement)) return;
			const neighbour = row.nextElementSibling ?? row.previousElementSibling;
			neighbour?.querySelector<HTMLElement>("[data-deletes]")?.focus();
		};
	}, []);
	return cell;
}
