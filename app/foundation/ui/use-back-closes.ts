import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

type Entry = { key?: string; opened?: true } | null;

/** Whether the history's current entry belongs to something opened over the page; the next page replaces it. */
export const isOpenedEntry = () => (history.state as Entry)?.opened === true;

/**
 * Gives what is opened over a page its own entry in the history, so that going back closes it and does not leave the
 * page. The router is not told, so the page stays as it is, also without a network. Returns a function that closes it.
 */
export function useBackCloses(open: boolean, close: () => void): () => void {
	const { key } = useLocation();
	const closed = useEffectEvent(close);
	useEffect(() => {
		if (!open) return;
		if (!isOpenedEntry()) history.pushState({ ...(history.state as Entry), opened: true }, "");
		const stay = (event: PopStateEvent) => {
			if (((event.state as Entry)?.key ?? "default") !== key) return;
			event.stopImmediatePropagation();
			if (!isOpenedEntry()) closed();
		};
		addEventListener("popstate", stay, true);
		return () => removeEventListener("popstate", stay, true);
	}, [open, key]);
	return () => (isOpenedEntry() ? history.back() : close());
}
