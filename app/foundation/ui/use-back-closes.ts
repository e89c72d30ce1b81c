import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

type Entry = { key?: string; opened?: true } | null;

/** Whether the current entry of the history stands for something that is open; the next page takes its place. */
export const isOpenedEntry = () => (history.state as Entry)?.opened === true;

/**
 * Gives what is opened over a page an entry of its own in the history, so that going back closes it instead of leaving
 * the page. The router hears nothing of it: the page stays as it is, also without a network. Returns how to close it.
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
