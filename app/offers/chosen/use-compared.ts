import { useSyncExternalStore } from "react";
import { MOST_COMPARED } from "./offer-ids.ts";

/** What is chosen in a list, as long as the window is not loaded again: nothing is stored for it. */
let chosen: readonly string[] = [];
const none: readonly string[] = [];
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The ids of the machines that were chosen for a comparison, in this order; null before the page is hydrated. */
export function useCompared(): readonly string[] | null {
	return useSyncExternalStore(
		listen,
		() => chosen,
		() => null,
	);
}

/** Chooses a machine, or no longer; false where there are as many as can be compared. */
export function toggleCompared(id: string): boolean {
	const isChosen = chosen.includes(id);
	if (!isChosen && chosen.length >= MOST_COMPARED) return false;
	tell(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id]);
	return true;
}

export function compareNone(): void {
	tell(none);
}

function tell(next: readonly string[]): void {
	chosen = next;
	for (const listener of listeners) listener();
}
