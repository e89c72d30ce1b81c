import { useMemo, useSyncExternalStore } from "react";
import { idsOf, onChange, storedList } from "./watchlist.ts";

/** Returns the ids on the browser's watchlist; null on the server and before hydration. */
export function useWatchlist(): string[] | null {
	const stored = useSyncExternalStore(onChange, storedList, () => null);
	return useMemo(() => (stored === null ? null : idsOf(stored)), [stored]);
}
