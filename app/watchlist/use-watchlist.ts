import { useMemo, useSyncExternalStore } from "react";
import { idsOf, onChange, storedList } from "./watchlist.ts";

/** The ids on the browser's list. While the page is not hydrated yet, as on the server, null. */
export function useWatchlist(): string[] | null {
	const stored = useSyncExternalStore(onChange, storedList, () => null);
	return useMemo(() => (stored === null ? null : idsOf(stored)), [stored]);
}
