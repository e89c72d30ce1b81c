import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useBlocker } from "react-router";

type Guard = {
	form: RefObject<HTMLFormElement | null>;
	/** The form was opened with words in it that are not saved yet, as after a refused save without a script. */
	unsaved: boolean;
	/** Something that does not stand in the form yet would be lost too: a picture on its way. */
	busy: boolean;
	/** The beginning of addresses that may be led to without a question, because one was asked already: deleting. */
	freeTo?: string;
	/** Whether nothing would be lost after all. */
	free?: () => boolean;
	/** Fields that `busy` speaks for. */
	apart: string[];
};

/**
 * Asks before what was typed is lost: a change of page waits (`blocker`) until somebody decides; for a reload or a
 * closed window the browser asks in its own words. `keep` makes what the form holds, or held when it was sent, the
 * state that counts as saved.
 */
export function useFormGuard({ form, unsaved, busy, freeTo, free, apart }: Guard) {
	const saved = useRef("");
	useEffect(() => {
		if (!unsaved) saved.current = wordsOf(form.current, apart);
		// What the form was opened with counts, not what it becomes.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);
	const isFree = useRef(free);
	isFree.current = free;
	const changed = useCallback(
		() => !isFree.current?.() && (busy || wordsOf(form.current, apart) !== saved.current),
		[busy, form, apart],
	);
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		const samePage = currentLocation.pathname === nextLocation.pathname;
		const free = freeTo !== undefined && nextLocation.pathname.startsWith(freeTo);
		return !samePage && !free && changed();
	});
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => {
			if (changed()) event.preventDefault();
		};
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [changed]);
	const keep = useCallback((words: string) => void (saved.current = words), []);
	return { blocker, keep };
}

/**
 * What stands in a form but for the fields `apart`, as one text that can be compared. Which state of the record it was
 * opened at does not count.
 */
export function wordsOf(form: HTMLFormElement | null, apart: string[]): string {
	if (!form) return "";
	const fields = [...new FormData(form)].filter(([name]) => name !== "version" && !apart.includes(name));
	return JSON.stringify(
		fields.map(([name, value]) => [name, typeof value === "string" ? value : `${value.name} ${value.size}`]),
	);
}
