import { useEffect, useState } from "react";
import { readDraft, type Where } from "./draft.ts";

const places = new Map<string, Where>();

export const placeOf = (key: string): Where => places.get(key) ?? "local";

/**
 * Where this window keeps a draft; null until that is known, or without a key. Two windows would overwrite each other's
 * words: the first has the browser's storage, which outlives it, and each further one its own. Over plain http there
 * are no locks, and all share the browser's.
 */
export function useDraftPlace(key: string | null): Where | null {
	const [place, setPlace] = useState<Where | null>(null);
	useEffect(() => {
		if (key === null) return;
		const settle = (where: Where) => {
			places.set(key, where);
			setPlace(where);
		};
		// A further window that is reloaded goes on with its own words.
		if (readDraft(key, "session")) return settle("session");
		if (!navigator.locks) return settle("local");
		let leave = () => {};
		const left = new Promise<void>((done) => (leave = done));
		navigator.locks
			.request(key, { ifAvailable: true }, (lock) => {
				settle(lock ? "local" : "session");
				return lock ? left : undefined;
			})
			.catch(() => settle("local"));
		return leave;
	}, [key]);
	return place;
}
