import { createContext, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Kept } from "./choice.ts";

/** The chosen rows: these or, with `all`, all that match but these; chosen at an entry of the browser's history. */
type State = { at: string; all: boolean; ids: ReadonlySet<string> };

export type RowChoice = ReturnType<typeof useChoice>;

/** Null where rows can't be chosen. */
export const ChoiceContext = createContext<RowChoice | null>(null);

/**
 * Which rows of a list are chosen. Another search, filter or page drops the choice, so that nobody acts on rows out of
 * sight. `count` rows match on all pages; `first` are chosen at first, such as those that an action left out.
 */
export function useChoice(rows: readonly string[], count: number, first: readonly string[]) {
	const { key, state: kept } = useLocation();
	const atFirst = { all: false, ids: new Set(first.filter((id) => rows.includes(id))) };
	const [state, setState] = useState<State>({ at: key, ...atFirst });
	const last = useRef<string | null>(null);
	useEffect(() => {
		// In an effect, since the server knows nothing of the browser's history.
		const { chosen } = (kept ?? {}) as Kept;
		if (chosen) setState({ at: key, all: false, ids: new Set(chosen) });
	}, [key, kept]);
	const { all, ids } = state.at === key ? state : atFirst;
	const set = (next: { all: boolean; ids: ReadonlySet<string> }) => setState({ at: key, ...next });
	const isChosen = (id: string) => ids.has(id) !== all;
	const withRows = (some: readonly string[], chosen: boolean) => {
		const next = new Set(ids);
		for (const id of some) {
			if (chosen === all) next.delete(id);
			else next.add(id);
		}
		set({ all, ids: next });
	};
	const chosen = rows.filter(isChosen).length;
	const hasPage = chosen > 0 && chosen === rows.length;
	return {
		all,
		/** The ids of the rows that are chosen, or left out of all. */
		ids,
		number: all ? count - ids.size : ids.size,
		isChosen,
		/** Chooses a row or leaves it out; with `range`, all rows from the last one that was clicked. */
		toggle(id: string, range: boolean) {
			const [from, to] = [rows.indexOf(last.current ?? id), rows.indexOf(id)].sort((a, b) => a - b) as [number, number];
			withRows(range && from >= 0 ? rows.slice(from, to + 1) : [id], !isChosen(id));
			last.current = id;
		},
		chooseAll: () => set({ all: true, ids: new Set() }),
		clear: () => set({ all: false, ids: new Set() }),
		/** All rows of the page are chosen, or only some. */
		hasPage,
		hasSome: chosen > 0 && !hasPage,
		/** Chooses all rows of the page, or none of them where all are chosen. */
		togglePage: () => withRows(rows, !hasPage),
	};
}
