import { useSyncExternalStore } from "react";

/** A form and a phone's page find room beside one another. */
const WIDE = "(min-width: 80rem)";

/** Whether a preview finds room beside a form. Not on the server, so that nothing is loaded before it is known. */
export function useWideWindow(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(WIDE).matches,
		() => false,
	);
}

function subscribe(onChange: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener("change", onChange);
	return () => query.removeEventListener("change", onChange);
}
