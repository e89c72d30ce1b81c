import { useMemo, useSyncExternalStore } from "react";
import { idsOf, onChange, type SavedList, storedList } from "./watchlist.ts";

/** Returns the ids on one of the browser's lists; null on the server and before hydration. */
export function useSavedIds(list: SavedList): string[] | null {
	const stored = useSyncExternalStore(
		onChange,
		() => storedList(list),
		() => null,
	);
	return useMemo(() => (stored === null ? null : idsOf(stored)), [stored]);
}
